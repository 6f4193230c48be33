// 7 Yaminos in the browser: everything the table frame needs to know of this room.
import type { GameWeb } from '@house/room';
import Review from './Review.svelte';
import Room from './Room.svelte';
import Rules from './Rules.svelte';
import type { Event, View } from './types';

const keys = () => [['ArrowLeft ArrowRight', 'yaminos-key-aim']] as const;

const yaminos: GameWeb<View, Event> = { id: 'yaminos', Room, Rules, Review, shows: true, keys };
export default yaminos;
