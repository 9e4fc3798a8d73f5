import type { Seat } from '@fondaco/kernel';
import { pay } from '../../../../shared/rules/bank.ts';
import { without } from '../../../../shared/rules/lists.ts';
import type { Good } from '../../components/tables.ts';
import { activePlayer, type Config, player, type StandardIo } from '../../config.ts';
import { effectDie, skillOf } from '../../flight/values.ts';
import { fits, load } from '../../port/holds.ts';
import { gainInfamy } from '../../round/bank.ts';
import type { Action, State } from '../../state.ts';
import { against, type CardOffer, type EffectOf, opponents } from './effect.ts';

const seatOf = (a: Action): Seat => (a.do === 'against' || a.do === 'fence' ? a.seat : 0);

/** mvs.encounter.6: the victim throws the die; only the dial counts, not a die that raises it. */
function opponentPasses(
  config: Config,
  s: State,
  who: Seat,
  check: 'laser' | 'piloting',
  io: StandardIo,
): boolean {
  const die = effectDie(io);
  const value = check === 'laser' ? player(s, who).laser : skillOf(config, s, who);
  const passed = die < value;
  io.tell({ t: 'opponentChecked', seat: s.active, who, check, die, value, passed });
  return passed;
}

/** mvs.card.3 */
export const denounce: CardOffer<EffectOf<'denounce'>> = {
  rule: 'mvs.card.3',
  may: false,
  ends: false,
  answers: (_b, s) => against(s),
  take(_b, s, _e, a, io) {
    const who = seatOf(a);
    const infamy = player(s, who).laser;
    io.tell({ t: 'denounced', seat: s.active, who, infamy });
    gainInfamy(s, who, infamy, io);
  },
};

const FENCE_CREDITS = 100;
const FENCE_INFAMY = 4;

/** mvs.card.4: what a rival fails to guard may be bought for half its cost. */
export const fence: CardOffer<EffectOf<'fence'>> = {
  rule: 'mvs.card.4',
  may: true,
  ends: false,
  answers(config, s) {
    const p = activePlayer(s);
    if (p.credits < FENCE_CREDITS) return [];
    return opponents(s).flatMap((seat) =>
      [...new Set(player(s, seat).cargo)]
        .filter((good) => config.tables.goods.has(good) && fits(config, s, p, good))
        .map((good): Action => ({ do: 'fence', seat, good })),
    );
  },
  take(config, s, _e, a, io) {
    if (a.do !== 'fence' || opponentPasses(config, s, a.seat, 'piloting', io)) return;
    const { cost } = config.tables.goods.get(a.good) as Good;
    const credits = Math.floor(cost / 2);
    const victim = player(s, a.seat);
    victim.cargo = without(victim.cargo, a.good);
    load(config, activePlayer(s), a.good);
    pay(s, s.active, credits);
    io.tell({ t: 'fenced', seat: s.active, from: a.seat, good: a.good, credits });
    gainInfamy(s, s.active, FENCE_INFAMY, io);
  },
};

const MINES_INFAMY = 2;

/** mvs.card.5 */
export const mines: CardOffer<EffectOf<'mines'>> = {
  rule: 'mvs.card.5',
  may: true,
  ends: false,
  answers: (_b, s) => against(s),
  take(config, s, _e, a, io) {
    const who = seatOf(a);
    if (opponentPasses(config, s, who, 'laser', io)) return;
    const die = effectDie(io);
    const rival = player(s, who);
    const shields = Math.min(rival.shield, die % 2 === 1 ? 1 : 2);
    rival.shield -= shields;
    io.tell({ t: 'mined', seat: s.active, who, die, shields });
    gainInfamy(s, s.active, MINES_INFAMY, io);
  },
};

const SMEAR_INFAMY = 3;

/** mvs.card.8 */
export const smear: CardOffer<EffectOf<'smear'>> = {
  rule: 'mvs.card.8',
  may: true,
  ends: true,
  answers: (_b, s) => against(s),
  take(_b, s, _e, a, io) {
    const who = seatOf(a);
    const dice = [effectDie(io), effectDie(io)];
    const infamy = dice.reduce((sum, x) => sum + x, 0);
    io.tell({ t: 'smeared', seat: s.active, who, dice, infamy });
    gainInfamy(s, who, infamy, io);
    gainInfamy(s, s.active, SMEAR_INFAMY, io);
  },
};
