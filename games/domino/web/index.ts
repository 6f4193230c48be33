// Magnetic Domino in the browser: everything the table frame needs to know of this room.
import type { GameWeb } from '@house/room';
import Room from './Room.svelte';
import { book } from './rules';
import { scores } from './scores';
import type { Event, View } from './types';

const HANDS = [['ArrowLeft ArrowRight', 'domino-key-walk'], ['ArrowUp ArrowDown', 'domino-key-aim']] as const;
const keys: GameWeb['keys'] = ({ game = 'traditional' }) => (game === 'traditional' ? HANDS : [...HANDS, ['+ -', 'domino-key-zoom']]);

const domino: GameWeb<View, Event> = { id: 'domino', Room, rules: book, scores, shows: true, describes: 'rows', keys };
export default domino;
