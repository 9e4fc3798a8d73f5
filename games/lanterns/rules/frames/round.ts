import type { FrameKind } from '@fondaco/kernel';
import { type Action, coinsOf, type Event, newId, type RoundFrame, type State } from '../state.ts';

/** lantern.round.1: stays at the bottom and starts one round after the other. */
export const round = (rounds: number): FrameKind<State, RoundFrame, Action, Event> => ({
  decisions: () => [],
  legal: () => [],
  label: () => {
    throw new Error('a round asks nothing');
  },
  reduce: () => {},
  resume(s, _f, io) {
    if (s.round === rounds) {
      s.agenda.pop();
      io.tell({ e: 'over' });
      return true;
    }
    s.round++;
    io.tell({ e: 'round', round: s.round });
    s.agenda.push({
      f: 'bid',
      ids: s.coins.map(() => newId(s)),
      bids: s.coins.map((_, seat) => (coinsOf(s, seat) === 0 ? 0 : null)),
    });
    return true;
  },
});
