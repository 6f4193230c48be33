// Diamoniak in the browser: everything the table frame needs to know of this room.
import type { GameWeb } from '@house/room';
import Room from './Room.svelte';
import { book } from './rules';
import Told from './Told.svelte';
import type { Event, View } from './types';

const diamoniak: GameWeb<View, Event> = { id: 'diamoniak', Room, rules: book, shows: true, Told };
export default diamoniak;
