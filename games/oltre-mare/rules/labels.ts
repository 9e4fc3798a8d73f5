import { type Msg, msg, type Option } from '@fondaco/kernel';
import { cardOf, type Tables } from './components/tables.ts';
import type {
  Action,
  ActionIcon,
  CardId,
  Claim,
  GoodId,
  Marker,
  PortId,
  Reason,
  Wishes,
} from './state.ts';

/** Whatever has tables can name their things. */
interface Named {
  tables: Tables;
}

/** The pack's own name serves where no locale knows the good. */
export function goodName(b: Named, good: GoodId): Msg {
  const or = b.tables.goodNames.get(good);
  return { key: `om.good.${good}`, ...(or !== undefined && { or }) };
}

export function portName(b: Named, port: PortId): Msg {
  const or = b.tables.portNames.get(port);
  return { key: `om.port.${port}`, ...(or !== undefined && { or }) };
}

/** The editions call most markers differently. */
export const markerName = (b: Named, marker: Marker): Msg =>
  msg(`om.marker.${b.tables.edition}.${marker}`);

export const iconName = (icon: ActionIcon): Msg => msg(`om.icon.${icon}`);

export const reasonName = (reason: Reason): Msg => msg(`om.because.${reason}`);

/** Goods as a list; the same one several times is told with its number. */
export function goodNames(b: Named, goods: readonly GoodId[]): Msg[] {
  return [...new Set(goods)].map((good) => {
    const n = goods.filter((g) => g === good).length;
    return n === 1 ? goodName(b, good) : msg('om.times', { n, good: goodName(b, good) });
  });
}

/** Goods asked for, each with what is wished for besides (om.trade.10). */
export function requestNames(b: Named, goods: readonly GoodId[], wishes: Wishes = {}): Msg[] {
  const names = goodNames(b, goods);
  return [...new Set(goods)].map((good, i) => {
    const name = names[i] as Msg;
    const wish = wishes[good];
    return wish ? msg('om.wish.card', { good: name, wish: claimText(b, wish) }) : name;
  });
}

/** A card by all that is printed on it. */
export function cardName(b: Named, id: CardId): Msg {
  const { good, icons, power, load, port } = cardOf(b.tables, id);
  return msg(port === undefined ? 'om.card' : 'om.cardWithPort', {
    good: goodName(b, good),
    icons: icons.map(iconName),
    power,
    load,
    ...(port !== undefined && { port: portName(b, port) }),
  });
}

export const cardNames = (b: Named, ids: readonly CardId[]): Msg[] =>
  ids.map((id) => cardName(b, id));

export function claimText(b: Named, claim: Claim): Msg[] {
  return [
    ...(claim.icons ?? []).map(iconName),
    ...(claim.power !== undefined ? [msg('om.claim.power', { power: claim.power })] : []),
    ...(claim.load !== undefined ? [msg('om.claim.load', { load: claim.load })] : []),
    ...(claim.port !== undefined ? [portName(b, claim.port)] : []),
  ];
}

export function cardLabel(
  b: Named,
  key: string,
  a: Action,
): Omit<Option<Action>, 'action' | 'off'> {
  const card = 'card' in a ? a.card : '';
  return { label: msg(key, { card: cardName(b, card) }), at: { t: 'card', id: card } };
}
