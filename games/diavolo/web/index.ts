// Diavolo in the browser: everything the table frame needs to know of this room.
import type { GameWeb } from '@house/room';
import { moment } from './moment';
import Room from './Room.svelte';
import Rules from './Rules.svelte';
import Training from './Training.svelte';
import type { Event, View } from './types';

const diavolo: GameWeb<View, Event> = { id: 'diavolo', Room, Rules, Training, moment };
export default diavolo;
