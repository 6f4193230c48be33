// Diavolo in the browser: everything the table frame needs to know of this room.
import type { GameWeb } from '@house/room';
import Room from './Room.svelte';
import Rules from './Rules.svelte';
import Training from './Training.svelte';
import type { Event, View } from './types';

const diavolo: GameWeb<View, Event> = { id: 'diavolo', Room, Rules, Training };
export default diavolo;
