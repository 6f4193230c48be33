// ?at=… &order=… (see situations.ts) &counted (the turn was just counted)
import type { Stage } from '../../../../web/dev/stage';
import type { Order } from '../types';
import { countedIn, situation } from './situations';

const stage: Stage = {
  seats: 4,
  moment(query, seats) {
    const order = (query.get('order') ?? 'most') as Order;
    const { view, legal } = situation(query.get('at') ?? 'open', order, seats);
    const mayThrow = legal.includes('throw');
    return {
      view,
      legal,
      told: query.has('counted') ? countedIn(order, seats) : [],
      handOf: (seat) => (mayThrow && seat !== view.roller ? [] : legal),
    };
  },
};
export default stage;
