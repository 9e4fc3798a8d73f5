import type { Decision, Seat, Worth } from '@fondaco/kernel';
import { clone } from '../clone.ts';
import { goodOf } from '../components/tables.ts';
import { type Config, fromHand, player, toHand } from '../config.ts';
import type { CardId, OfferAction, State, TradeFrame } from '../state.ts';
import { mayMake, mayStand } from './standing.ts';
import { judgeTerms } from './terms.ts';

/** Offers worth making gain at least this much for their maker… */
const OWN_GAIN = 1;
/** …and leave the partner at least this much, and this share of what both gain. */
const PARTNERS_GAIN = 0.6;
const PARTNERS_SHARE = 0.35;
const MOST_PROPOSALS = 4;
/** Offers and calls of one trading phase after which nothing more is proposed: they take everybody's time. */
const MOST_MADE = 3;

interface Proposal {
  action: OfferAction;
  gain: number;
}

/**
 * om.trade.7: offers that are good for both sides as far as this state goes: a card or nothing for a card or nothing, and the ducats
 * that leave the partner a small gain. Best first.
 */
export function proposals(
  config: Config,
  s: State,
  f: TradeFrame,
  { seat }: Decision,
  worth: Worth<State>,
): OfferAction[] {
  const made = f.made[seat] as number;
  if (made >= MOST_MADE || !mayMake(config, f, seat) || !mayStand(config, f, seat)) return [];
  const found: Proposal[] = [];
  const own = worth(s, seat);
  for (const to of partnersOf(s, seat)) {
    const other = worth(s, to);
    const counters = f.offers.find((o) => o.from === to && o.to === seat)?.id;
    for (const give of [undefined, ...player(s, seat).hand]) {
      for (const get of [undefined, ...player(s, to).hand]) {
        if (give === undefined && get === undefined) continue;
        if (give && get && goodOf(config.tables, give) === goodOf(config.tables, get)) continue;
        const action: OfferAction = {
          do: 'offer',
          to,
          give: give === undefined ? [] : [give],
          get: get === undefined ? [] : [goodOf(config.tables, get)],
          ducats: 0,
          ...(counters !== undefined && { counters }),
        };
        if (judgeTerms(config, s, seat, action)) continue;
        const after = afterTrade(config, s, f, seat, to, give, get);
        const ownGain = worth(after, seat) - own;
        const otherGain = worth(after, to) - other;
        const left = Math.max(PARTNERS_GAIN, PARTNERS_SHARE * (ownGain + otherGain));
        action.ducats = Math.ceil(left - otherGain);
        const gain = ownGain - action.ducats;
        if (gain >= OWN_GAIN) found.push({ action, gain });
      }
    }
  }
  return found
    .sort((x, y) => y.gain - x.gain)
    .slice(0, MOST_PROPOSALS)
    .map((x) => x.action);
}

const partnersOf = (s: State, seat: Seat): Seat[] =>
  seat === s.active ? s.players.map((_, i) => i).filter((i) => i !== seat) : [s.active];

function afterTrade(
  config: Config,
  s: State,
  f: TradeFrame,
  from: Seat,
  to: Seat,
  give: CardId | undefined,
  get: CardId | undefined,
): State {
  const after = clone(s);
  if (give !== undefined) pass(config, after, give, from, to);
  if (get !== undefined) pass(config, after, get, to, from);
  const partner = from === s.active ? to : from;
  if (!f.traded[partner]) player(after, partner).prestige++; // om.trade.5
  return after;
}

function pass(config: Config, s: State, card: CardId, giver: Seat, taker: Seat): void {
  fromHand(player(s, giver), card);
  toHand(config, player(s, taker), card);
}
