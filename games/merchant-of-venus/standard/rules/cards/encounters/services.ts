import { activePlayer, cultureAt } from '../../book.ts';
import type { Good } from '../../components/tables.ts';
import { dealFar, farDeals } from '../../port/far.ts';
import { train, trainings } from '../../port/pilot.ts';
import { pay } from '../../round/bank.ts';
import type { Action } from '../../state.ts';
import type { EffectOf, Offer } from './effect.ts';

/** mvs.card.7: one good bought from or sold to a culture that makes goods of this grade. */
export const trade: Offer<EffectOf<'trade'>> = {
  rule: 'mvs.card.7',
  may: true,
  ends: true,
  answers: (b, s, { grade }) =>
    b.tables.cultures
      .filter((id) => {
        const own = b.tables.goods.get(b.tables.culture.get(id)?.good ?? '') as Good;
        return own.grade === grade && cultureAt(s, id).at !== null;
      })
      .flatMap((culture): Action[] => farDeals(b, s, culture)),
  take(b, s, _e, a, io) {
    if (a.do === 'deal') dealFar(b, s, a, io);
  },
};

/** mvs.card.9: dials stop at their end, and only points gained are paid. */
export const yard: Offer<EffectOf<'yard'>> = {
  rule: 'mvs.card.9',
  may: true,
  ends: true,
  answers(b, s, { dial }) {
    const p = activePlayer(s);
    const room = Math.min(b.constants.yardMost, b.constants.dialMost - p[dial]);
    const most = Math.min(room, Math.floor(p.credits / b.constants.yard));
    return Array.from({ length: Math.max(0, most) }, (_, n) => ({ do: 'raise', by: n + 1 }));
  },
  take(b, s, { dial }, a, io) {
    const by = a.do === 'raise' ? a.by : 0;
    const credits = by * b.constants.yard;
    activePlayer(s)[dial] += by;
    pay(s, s.active, credits);
    io.tell({ t: 'raised', seat: s.active, dial, by, credits });
  },
};

/** mvs.card.10: as at the place it needs, and for the usual price. */
export const school: Offer<EffectOf<'school'>> = {
  rule: 'mvs.card.10',
  may: true,
  ends: true,
  answers: (b, s) => trainings(b, s, true).map((side) => ({ do: 'school', side })),
  take(b, s, _e, a, io) {
    if (a.do === 'school') train(b, s, a.side, io);
  },
};
