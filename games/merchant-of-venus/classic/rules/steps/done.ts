import { msg, must } from '@fondaco/kernel';
import type { Config } from '../config.ts';
import type { Kind } from './frame.ts';
import { endTurn } from './turn.ts';

/** mvc.turn.3: if there is nothing to trade, the player only ends the turn. */
export function done(config: Config): Kind<'done'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'done', 'mvc.turn.3')],
    legal: () => [{ do: 'done' }],
    label: () => ({ label: msg('mvc.do.done') }),
    reduce(s, _f, _d, _a, io) {
      endTurn(config, s, io);
    },
  };
}
