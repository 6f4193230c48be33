// ?at=start|opening|full|more|witch|theirs|their-witch|over
import type { Stage } from '../../../../web/dev/stage';
import { situation } from './situations';

const stage: Stage = { seats: 3, moment: (query, seats) => situation(query.get('at') ?? 'start', seats) };
export default stage;
