import { pay } from '../../../../shared/rules/bank.ts';
import type { Good } from '../../components/tables.ts';
import { activePlayer, cultureAt } from '../../config.ts';
import { dealFar, farDeals } from '../../port/far.ts';
import { train, trainings } from '../../port/pilot.ts';
import type { Action } from '../../state.ts';
import type { CardOffer, EffectOf } from './effect.ts';

/** mvs.card.7: one good bought from or sold to a culture that makes goods of this grade. */
export const trade: CardOffer<EffectOf<'trade'>> = {
  rule: 'mvs.card.7',
  may: true,
  ends: true,
  answers: (config, s, { grade }) =>
    config.tables.cultures
      .filter((id) => {
        const own = config.tables.goods.get(config.tables.culture.get(id)?.good ?? '') as Good;
        return own.grade === grade && cultureAt(s, id).at !== null;
      })
      .flatMap((culture): Action[] => farDeals(config, s, culture)),
  take(config, s, _e, a, io) {
    if (a.do === 'deal') dealFar(config, s, a, io);
  },
};

/** mvs.card.9: dials stop at their end, and only points gained are paid. */
export const yard: CardOffer<EffectOf<'yard'>> = {
  rule: 'mvs.card.9',
  may: true,
  ends: true,
  answers(config, s, { dial }) {
    const p = activePlayer(s);
    const room = Math.min(config.constants.yardMost, config.constants.dialMost - p[dial]);
    const most = Math.min(room, Math.floor(p.credits / config.constants.yard));
    return Array.from({ length: Math.max(0, most) }, (_, n) => ({ do: 'raise', by: n + 1 }));
  },
  take(config, s, { dial }, a, io) {
    const by = a.do === 'raise' ? a.by : 0;
    const credits = by * config.constants.yard;
    activePlayer(s)[dial] += by;
    pay(s, s.active, credits);
    io.tell({ t: 'raised', seat: s.active, dial, by, credits });
  },
};

/** mvs.card.10: as at the place it needs, and for the usual price. */
export const school: CardOffer<EffectOf<'school'>> = {
  rule: 'mvs.card.10',
  may: true,
  ends: true,
  answers: (config, s) => trainings(config, s, true).map((side) => ({ do: 'school', side })),
  take(config, s, _e, a, io) {
    if (a.do === 'school') train(config, s, a.side, io);
  },
};
