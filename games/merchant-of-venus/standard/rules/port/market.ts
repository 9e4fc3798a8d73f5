import type { Seat } from '@fondaco/kernel';
import type { SpaceId, SystemId } from '../../../board/rules/graph.ts';
import { putRanked } from '../../../shared/rules/lists.ts';
import { type Book, cultureAt, infoOf, player, type StandardIo, spaceOf } from '../book.ts';
import type { MarketState } from '../components/names.ts';
import type { CultureId, GoodId } from '../components/tables.ts';
import type { Contact, Culture, State } from '../state.ts';
import type { Position } from '../view.ts';

/** mvs.market.7: the token on top. */
export const stateOf = (s: Position, culture: CultureId): MarketState =>
  cultureAt(s, culture).market[0] as MarketState;

/** mvs.market.7 */
export const priceOf = (b: Book, s: Position, culture: CultureId, good: GoodId): number =>
  b.tables.goods.get(good)?.resale[stateOf(s, culture)] ?? 0;

/** The discovered culture of the system a space lies in. */
export function cultureHere(b: Book, s: Position, at: SpaceId): CultureId | null {
  const { system } = spaceOf(b, at);
  const contact = system === null ? undefined : s.systems[system];
  return contact?.open ? contact.culture : null;
}

/** mvs.market.8; mvs.reward.14: `top` is the token that comes on top, the others keep their order. */
export function shiftMarket(
  b: Book,
  s: State,
  culture: CultureId,
  io: StandardIo,
  top: MarketState | null = null,
): void {
  const { market } = cultureAt(s, culture);
  if (top === null) market.push(market.shift() as MarketState);
  else market.unshift(...market.splice(market.indexOf(top), 1));
  const state = market[0] as MarketState;
  io.tell({ t: 'shifted', culture, state });
  if (state === 'active') produce(b, s, culture, b.options.maximumProduction, io); // mvs.option.3
}

/** mvs.market.9; mvs.encounter.2: all goods of the supply area come to the market. */
export function produce(b: Book, s: State, culture: CultureId, all: boolean, io: StandardIo): void {
  const c = cultureAt(s, culture);
  const goods = all ? c.supply : Math.min(1, c.supply);
  if (c.at === null || goods === 0) return;
  bringOut(b, c, infoOf(b, culture).good, goods);
  io.tell({ t: 'produced', culture, goods });
}

function bringOut(b: Book, c: Culture, good: GoodId, goods: number): void {
  c.supply -= goods;
  for (let n = 0; n < goods; n++) putRanked(b.tables.rank, c.goods, good);
}

/** mvs.contact.1, mvs.contact.2: everything of the culture comes to its market; the card goes to `seat`. */
export function discover(
  b: Book,
  s: State,
  system: SystemId,
  seat: Seat | null,
  io: StandardIo,
): void {
  const contact = s.systems[system] as Contact;
  const { culture } = contact;
  const c = cultureAt(s, culture);
  io.reveal('table');
  contact.open = true;
  contact.seen = [];
  c.at = system;
  io.chance.shuffle(c.market, 'market');
  bringOut(b, c, infoOf(b, culture).good, c.supply);
  for (const tech of c.techSupply) putRanked(b.tables.rank, c.techs, tech);
  c.techSupply = [];
  const { iou } = infoOf(b, culture);
  if (seat === null) {
    io.tell({ t: 'revealed', system, culture });
    return;
  }
  player(s, seat).contacts[culture] = iou;
  io.tell({ t: 'contact', seat, system, culture, iou });
}
