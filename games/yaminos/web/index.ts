// 7 Yaminos in the browser: everything the table frame needs to know of this room.
import type { GameWeb } from '@house/room';
import Room from './Room.svelte';
import { book } from './rules';
import { scores } from './scores';
import type { Event, View } from './types';

const keys = () => [['ArrowLeft ArrowRight', 'yaminos-key-aim']] as const;

const yaminos: GameWeb<View, Event> = { id: 'yaminos', Room, rules: book, scores, shows: true, keys };
export default yaminos;
