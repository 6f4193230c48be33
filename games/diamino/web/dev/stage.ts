// ?at=… (see situations.ts)
import type { Stage } from '../../../../web/dev/stage';
import { situation } from './situations';

const stage: Stage = { seats: 2, moment: (query) => ({ ...situation(query.get('at') ?? ''), legal: [] }) };
export default stage;
