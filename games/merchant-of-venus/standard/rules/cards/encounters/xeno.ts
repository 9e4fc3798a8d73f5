import { renewCulture } from '../../change.ts';
import type { Good, GoodId } from '../../components/tables.ts';
import { activePlayer, type Config, cultureAt } from '../../config.ts';
import { addJettisons } from '../../flight/end.ts';
import { fits, load } from '../../port/holds.ts';
import type { Action, State } from '../../state.ts';
import type { CardOffer, EffectOf } from './effect.ts';

/** Premium goods of cultures nobody has met. */
const goods = (config: Config, s: State): Good[] =>
  [...config.tables.goods.values()].filter((g) => {
    const c = cultureAt(s, g.culture);
    return g.grade === 'premium' && c.at === null && c.supply > 0;
  });

/** mvs.card.1: a point of the laser dial for a good; room may be made first. */
export const xeno: CardOffer<EffectOf<'xeno'>> = {
  rule: 'mvs.card.1',
  may: true,
  ends: true,
  answers(config, s) {
    const p = activePlayer(s);
    const all = goods(config, s);
    if (p.laser === 0 || all.length === 0) return [];
    const room = all.filter((g) => fits(config, s, p, g.id));
    const found: Action[] = room.map((g) => ({ do: 'take', good: g.id }));
    if (found.length === 0) addJettisons(config, s, found);
    return found;
  },
  take(config, s, _e, a, io) {
    const good: GoodId = a.do === 'take' ? a.good : '';
    const p = activePlayer(s);
    p.laser--;
    renewCulture(s, (config.tables.goods.get(good) as Good).culture).supply--;
    load(config, p, good);
    io.tell({ t: 'xenoTraded', seat: s.active, good });
  },
};
