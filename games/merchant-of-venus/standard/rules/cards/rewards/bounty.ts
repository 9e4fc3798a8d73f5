import { msg, must, type Seat } from '@fondaco/kernel';
import { giveTitle } from '../../change.ts';
import { activePlayer, type Config, player } from '../../config.ts';
import type { Kind } from '../../frame.ts';
import { toRefusal } from '../../port/refusals.ts';
import { gainInfamy, receive } from '../../round/bank.ts';
import type { State } from '../../state.ts';
import { drawReward } from './gain.ts';

/** The most infamous player here, if one has more infamy than the holder. */
function quarry(s: State): Seat | undefined {
  const me = activePlayer(s);
  const there = s.players.flatMap((p, seat) =>
    p.space === me.space && p.infamy > me.infamy ? [seat] : [],
  );
  return there.sort((x, y) => player(s, y).infamy - player(s, x).infamy)[0];
}

/** mvs.intel.2: asked when a movement ends on the space of a more infamous player; one of its effects must be chosen. */
export function askBounty(s: State): void {
  if (s.titles.confirmedLocation === s.active && quarry(s) !== undefined)
    s.agenda.push({ f: 'bounty', id: s.nextId++ });
}

export function bounty(config: Config): Kind<'bounty'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'bounty', 'mvs.intel.2')],
    legal: (s) => [
      { do: 'bounty', what: 'credits' },
      { do: 'bounty', what: 'reward' },
      ...(activePlayer(s).infamy > 0 ? [{ do: 'bounty' as const, what: 'pardon' as const }] : []),
    ],
    why: (_s, _f, _d, a) => {
      const { do: done, what } = (a ?? {}) as { do?: unknown; what?: unknown };
      if (done === 'decline') return toRefusal(['mvs.intel.2', 'mustTakeBounty']);
      return what === 'pardon' ? toRefusal(['mvs.intel.2', 'noInfamy']) : undefined;
    },
    label: (_s, _f, _d, a) => {
      if (a.do !== 'bounty') throw new Error(`a bounty does not ${a.do}`);
      if (a.what === 'reward') return { label: msg('mvs.do.bounty.reward') };
      const { confirmedCredits, confirmedPardon } = config.constants;
      const count = a.what === 'credits' ? confirmedCredits : confirmedPardon;
      return { label: msg(`mvs.do.bounty.${a.what}`, { count }) };
    },
    reduce(s, _f, _d, a, io) {
      const against = quarry(s) as Seat;
      if (a.do !== 'bounty') return;
      s.agenda.pop();
      giveTitle(s, 'confirmedLocation', 'track');
      io.tell({ t: 'bounty', seat: s.active, against, what: a.what });
      io.tell({ t: 'titleBack', title: 'confirmedLocation' });
      if (a.what === 'credits') receive(s, s.active, config.constants.confirmedCredits);
      else if (a.what === 'reward') drawReward(config, s, s.active, io);
      else {
        const pardon = Math.min(config.constants.confirmedPardon, activePlayer(s).infamy);
        gainInfamy(s, s.active, -pardon, io);
      }
    },
  };
}
