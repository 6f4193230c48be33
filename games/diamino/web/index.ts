// Diamino Compétition in the browser: everything the table frame needs to know of this room.
import type { GameWeb } from '@house/room';
import { describe, sayAction, sayScore } from './describe';
import { moment } from './moment';
import Room from './Room.svelte';
import Rules from './Rules.svelte';
import type { Event, View } from './types';

const SEATS: Record<string, readonly [number, number]> = { two: [2, 4], patience: [1, 1] };
const seats = ({ formula = '' }: Record<string, string>) => SEATS[formula] ?? ([2, 8] as const);

const diamino: GameWeb<View, Event> = { id: 'diamino', Room, Rules, describe, sayAction, sayScore, moment, seats, lots: true, secret: true };
export default diamino;
