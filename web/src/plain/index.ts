// The room of a game that nobody has drawn a table for: what lies there in words, and everything that can be done as a button.
import type { GameWeb } from '@house/room';
import Room from './Room.svelte';

export const plain = (id: string): GameWeb => ({ id, Room, describes: 'all' });
