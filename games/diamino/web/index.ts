// Diamino Compétition in the browser: everything the table frame needs to know of this room.
import type { GameWeb } from '@house/room';
import Room from './Room.svelte';
import { book } from './rules';
import { scores } from './scores';
import type { Event, View } from './types';

const ARROWS = 'ArrowLeft ArrowRight ArrowUp ArrowDown';
const keys = () => [['A–Z', 'diamino-key-write'], [ARROWS, 'diamino-key-walk'], ['Space', 'diamino-key-turn'], ['Backspace', 'diamino-key-rub']] as const;

const diamino: GameWeb<View, Event> = { id: 'diamino', Room, rules: book, scores, shows: true, describes: 'rows', keys };
export default diamino;
