import { type Msg, msg } from '@fondaco/kernel';
import type { Wishes } from '../../rules/index.ts';
import { type Catalog, type Claim, goodMsg, iconMsg, portMsg } from '../catalog.ts';

/** A call, written or being written. */
interface Call {
  want: readonly string[];
  wishes?: Wishes;
  offer: readonly string[];
}

/** A call as its maker would say it aloud; null while it names nothing. */
export function callSentence(catalog: Catalog, { want, wishes, offer }: Call): Msg | null {
  const parts = {
    ...(want.length > 0 && { want: goodsMsgs(catalog, want, wishes) }),
    ...(offer.length > 0 && { offer: goodsMsgs(catalog, offer) }),
  };
  const said = Object.keys(parts);
  if (said.length === 0) return null;
  return msg(`om.ui.trade.said.${said.length === 2 ? 'both' : said[0]}`, parts);
}

/** Each good once, with how many and, if something is wished for, with what. */
function goodsMsgs(catalog: Catalog, goods: readonly string[], wishes: Wishes = {}): Msg[] {
  return [...new Set(goods)].map((id) => {
    const n = goods.filter((g) => g === id).length;
    const good =
      n === 1 ? goodMsg(catalog, id) : msg('om.times', { n, good: goodMsg(catalog, id) });
    const wish = wishMsgs(catalog, wishes[id] ?? {});
    return wish.length > 0 ? msg('om.ui.trade.said.with', { good, wish }) : good;
  });
}

const wishMsgs = (catalog: Catalog, { icons = [], power, load, port }: Claim): Msg[] => [
  ...icons.map(iconMsg),
  ...(power === undefined ? [] : [msg('om.claim.power', { power })]),
  ...(load === undefined ? [] : [msg('om.claim.load', { load })]),
  ...(port === undefined ? [] : [portMsg(catalog, port)]),
];
