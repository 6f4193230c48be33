// ?game=traditional or another of the box, &at=… &held=… (see situations.ts)
import type { Stage } from '../../../../web/dev/stage';
import type { Form } from '../types';
import { HAND, situation } from './situations';

const stage: Stage = {
  seats: 3,
  moment: (query, seats) => situation((query.get('game') ?? 'traditional') as Form, query.get('at') ?? '', seats, Number(query.get('held') ?? HAND.length)),
};
export default stage;
