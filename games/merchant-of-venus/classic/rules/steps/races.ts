import { msg, must } from '@fondaco/kernel';
import { grantWishes } from '../../../shared/rules/wishes.ts';
import { type ClassicIo, type Config, player } from '../config.ts';
import { cultureName } from '../labels.ts';
import type { CultureId, State } from '../state.ts';
import type { Kind } from './frame.ts';
import { beginTurn } from './turn.ts';

/** mvc.setup.4: everyone names a wish; chance decides between players with the same wish. */
export function races(config: Config): Kind<'races'> {
  return {
    decisions: (s, f) =>
      s.players.flatMap((_, seat) =>
        f.wishes[seat] === null ? [must(f.ids[seat] as number, seat, 'wish', 'mvc.setup.4')] : [],
      ),
    legal: () => config.tables.races.map((race) => ({ do: 'wish', race })),
    label: (_s, _f, _d, a) => ({
      label: msg('mvc.do.wish', { race: cultureName(config, a.do === 'wish' ? a.race : '') }),
    }),
    reduce(_s, f, d, a, io) {
      if (a.do !== 'wish') return;
      f.wishes = f.wishes.with(d.seat, a.race);
      io.tell({ t: 'wished', seat: d.seat, race: a.race });
    },
    resume(s, f, io) {
      if (f.wishes.includes(null)) return false;
      grantRaces(config, s, f.wishes, io);
      beginTurn(s, io);
      return true;
    },
  };
}

export function grantRaces(
  config: Config,
  s: State,
  wishes: readonly (CultureId | null)[],
  io: ClassicIo,
): void {
  const granted = grantWishes(config.tables.races, wishes, io.chance, 'race');
  granted.forEach((race, seat) => {
    player(s, seat).race = race;
    io.tell({ t: 'race', seat, race });
  });
}
