import type { Field, Item } from '@fondaco/kernel';
import { cardName, goodName, iconName, portName, reasonName } from '../labels.ts';
import { ANY, type CardId } from '../state.ts';
import { ICONS, REASONS } from './kinds.ts';
import type { Tables } from './tables.ts';

/** The parts of forms that never change, made once. */
export interface Items {
  card: ReadonlyMap<CardId, Item>;
  goods: Item[];
  goodsOrAny: Item[];
  /** om.trade.2: what can be said of a card besides its good. */
  claims: Field[];
  /** om.trade.10: what can be wished for besides the good. */
  wishes: Field[];
  /** om.trade.7: why an offer is not accepted. */
  reasons: Item[];
}

export function itemsOf(tables: Tables): Items {
  const { cards, powers, loads, ports } = tables;
  const goods = tables.goods.map((id) => ({ id, label: goodName({ tables }, id) }));
  const claims: Field[] = [
    {
      name: 'icons',
      t: 'some',
      of: ICONS.map((id) => ({ id, label: iconName(id) })),
      min: 1,
      max: 2,
    },
    { name: 'power', t: 'amount', min: Math.min(...powers), max: Math.max(...powers) },
    { name: 'load', t: 'amount', min: Math.min(...loads), max: Math.max(...loads) },
    {
      name: 'port',
      t: 'one',
      of: ports.map((id) => ({ id, label: portName({ tables }, id) })),
    },
  ];
  return {
    card: new Map(cards.map(({ id }) => [id, { id, label: cardName({ tables }, id) }])),
    goods,
    goodsOrAny: [...goods, { id: ANY, label: goodName({ tables }, ANY) }],
    claims,
    wishes: claims.filter((field) => field.name !== 'port'),
    reasons: REASONS.map((id) => ({ id, label: reasonName(id) })),
  };
}
