// ?at=start|opening|full|more|witch|theirs|their-witch|over, or &gallery for every picture of the room.
import type { Stage } from '../../../../web/dev/stage';
import Gallery from './Gallery.svelte';
import { situation } from './situations';

const stage: Stage = {
  seats: 3,
  moment: (query, seats) => situation(query.get('at') ?? 'start', seats),
  sheets: { gallery: Gallery },
};
export default stage;
