import type { Seat } from '@fondaco/kernel';
import type { SpaceId, SystemId } from '../../../board/rules/graph.ts';
import { withRanked } from '../../../shared/rules/lists.ts';
import { renewContact, renewCulture, setContact } from '../change.ts';
import type { MarketState } from '../components/names.ts';
import type { CultureId, GoodId } from '../components/tables.ts';
import { type Config, cultureAt, infoOf, player, type StandardIo, spaceOf } from '../config.ts';
import type { State } from '../state.ts';
import type { Position } from '../view.ts';

/** mvs.market.7: the token on top. */
export const stateOf = (s: Position, culture: CultureId): MarketState =>
  cultureAt(s, culture).market[0] as MarketState;

/** mvs.market.7 */
export const priceOf = (config: Config, s: Position, culture: CultureId, good: GoodId): number =>
  config.tables.goods.get(good)?.resale[stateOf(s, culture)] ?? 0;

/** The discovered culture of the system a space lies in. */
export function cultureHere(config: Config, s: Position, at: SpaceId): CultureId | null {
  const { system } = spaceOf(config, at);
  const contact = system === null ? undefined : s.systems[system];
  return contact?.open ? contact.culture : null;
}

/** mvs.market.8; mvs.reward.14: `top` is the token that comes on top, the others keep their order. */
export function shiftMarket(
  config: Config,
  s: State,
  culture: CultureId,
  io: StandardIo,
  top: MarketState | null = null,
): void {
  const c = renewCulture(s, culture);
  const [first, ...others] = c.market as MarketState[];
  c.market =
    top === null
      ? [...others, first as MarketState]
      : [top, ...c.market.filter((token) => token !== top)];
  const state = c.market[0] as MarketState;
  io.tell({ t: 'shifted', culture, state });
  if (state === 'active') produce(config, s, culture, config.options.maximumProduction, io); // mvs.option.3
}

/** mvs.market.9; mvs.encounter.2: all goods of the supply area come to the market. */
export function produce(
  config: Config,
  s: State,
  culture: CultureId,
  all: boolean,
  io: StandardIo,
): void {
  const c = cultureAt(s, culture);
  const goods = all ? c.supply : Math.min(1, c.supply);
  if (c.at === null || goods === 0) return;
  bringOut(config, renewCulture(s, culture), infoOf(config, culture).good, goods);
  io.tell({ t: 'produced', culture, goods });
}

function bringOut(
  config: Config,
  c: ReturnType<typeof renewCulture>,
  good: GoodId,
  goods: number,
): void {
  c.supply -= goods;
  for (let n = 0; n < goods; n++) c.goods = withRanked(config.tables.rank, c.goods, good);
}

/** mvs.contact.1, mvs.contact.2: everything of the culture comes to its market; the card goes to `seat`. */
export function discover(
  config: Config,
  s: State,
  system: SystemId,
  seat: Seat | null,
  io: StandardIo,
): void {
  const contact = renewContact(s, system);
  const { culture } = contact;
  const c = renewCulture(s, culture);
  io.reveal('table');
  contact.open = true;
  contact.seen = [];
  c.at = system;
  const market = c.market.slice();
  io.chance.shuffle(market, 'market');
  c.market = market;
  bringOut(config, c, infoOf(config, culture).good, c.supply);
  for (const tech of c.techSupply) c.techs = withRanked(config.tables.rank, c.techs, tech);
  c.techSupply = [];
  const { iou } = infoOf(config, culture);
  if (seat === null) {
    io.tell({ t: 'revealed', system, culture });
    return;
  }
  const p = player(s, seat);
  setContact(p, culture, iou);
  io.tell({ t: 'contact', seat, system, culture, iou });
}
