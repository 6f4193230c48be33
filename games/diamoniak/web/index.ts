// Diamoniak in the browser: everything the table frame needs to know of this room.
import type { GameWeb } from '@house/room';
import { moment } from './moment';
import Room from './Room.svelte';
import Rules from './Rules.svelte';
import type { Event, View } from './types';

const diamoniak: GameWeb<View, Event> = { id: 'diamoniak', Room, Rules, moment, shows: true };
export default diamoniak;
