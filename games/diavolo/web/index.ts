// Diavolo in the browser: everything the table frame needs to know of this room.
import type { GameWeb } from '@house/room';
import Room from './Room.svelte';
import { book } from './rules';
import Told from './Told.svelte';
import Training from './Training.svelte';
import type { Event, View } from './types';

const diavolo: GameWeb<View, Event> = { id: 'diavolo', Room, rules: book, Told, Training };
export default diavolo;
