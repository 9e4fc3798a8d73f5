import { msg, must } from '@fondaco/kernel';
import { type Config, moveFrame, resumeMove } from '../config.ts';
import { faces } from '../dice.ts';
import type { Kind } from './frame.ts';

/** mvc.relic.6: right after the roll one die may be thrown again, even the one set by the Autopilot. */
export function reroll(_b: Config): Kind<'reroll'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'reroll', 'mvc.relic.6')],
    legal: (s) => [
      { do: 'keep' },
      ...faces(moveFrame(s).dice).map((die) => ({ do: 'reroll' as const, die })),
    ],
    label: (_s, _f, _d, a) => ({
      label: a.do === 'reroll' ? msg('mvc.do.reroll', { die: a.die }) : msg('mvc.do.keep'),
    }),
    reduce(s, _f, _d, a, io) {
      const f = resumeMove(s);
      if (a.do !== 'reroll') return;
      const to = io.chance.int(6, 'die') + 1;
      f.dice = f.dice.with(f.dice.indexOf(a.die), to);
      f.points += to - a.die;
      io.tell({ t: 'rerolled', seat: s.active, from: a.die, to });
    },
  };
}
