import type { Decision, Seat, Worth } from '@fondaco/kernel';
import { clone } from '../clone.ts';
import { type Config, player } from '../config.ts';
import type { DockFrame, ItemId, Offer, OfferAction, State } from '../state.ts';
import { itemsOf, swap } from './items.ts';
import { judgeTerms, mayMake, partnersOf } from './offers.ts';

/** Offers worth making gain at least this much for their maker… */
const OWN_GAIN = 10;
/** …and leave the partner at least this much, and this share of what both gain. */
const PARTNERS_GAIN = 8;
const PARTNERS_SHARE = 0.4;
const MOST_PROPOSALS = 3;
/** Offers of one turn after which nothing more is proposed: they take everybody's time. */
const MOST_MADE = 2;
/** Exchanges that look good thing by thing and are then judged as a whole. */
const MOST_JUDGED = 6;

/** A thing that would change hands, or nothing, and what that alone would bring its giver and its taker. */
interface Passing {
  items: ItemId[];
  toGiver: number;
  toTaker: number;
}

interface Proposal {
  action: OfferAction;
  gain: number;
}

/**
 * mvc.trade.1: offers that are good for both sides as far as this state goes: a thing or nothing for a thing or nothing, and the
 * credits that leave the partner a share of the gain. Best first.
 */
export function proposals(
  config: Config,
  s: State,
  f: DockFrame,
  { seat }: Decision,
  worth: Worth<State>,
): OfferAction[] {
  const made = f.made[seat] as number;
  if (f.iou !== null || made >= MOST_MADE || !mayMake(config, f, seat)) return [];
  const found: Proposal[] = [];
  for (const to of partnersOf(s, seat)) {
    if (f.offers.some((o) => o.from === seat && o.to === to)) continue;
    for (const o of likelyExchanges(config, s, seat, to, worth)) {
      const proposal = balanced(config, s, f, o, worth);
      if (proposal) found.push(proposal);
    }
  }
  return found
    .sort((x, y) => y.gain - x.gain)
    .slice(0, MOST_PROPOSALS)
    .map((x) => x.action);
}

/** Things for which both together gain most, each judged on its own. */
function likelyExchanges(
  config: Config,
  s: State,
  from: Seat,
  to: Seat,
  worth: Worth<State>,
): Omit<Offer, 'id'>[] {
  const found: { offer: Omit<Offer, 'id'>; gain: number }[] = [];
  const gettable = passings(config, s, to, from, worth);
  for (const give of passings(config, s, from, to, worth)) {
    for (const get of gettable) {
      if (give.items[0] === get.items[0]) continue;
      const gain = give.toGiver + give.toTaker + get.toGiver + get.toTaker;
      if (gain < OWN_GAIN + PARTNERS_GAIN) continue;
      const offer = { from, to, give: give.items, get: get.items, credits: 0 };
      if (!judgeTerms(config, s, offer)) found.push({ offer, gain });
    }
  }
  return found
    .sort((x, y) => y.gain - x.gain)
    .slice(0, MOST_JUDGED)
    .map((x) => x.offer);
}

function passings(config: Config, s: State, from: Seat, to: Seat, worth: Worth<State>): Passing[] {
  const [giver, taker] = [worth(s, from), worth(s, to)];
  const found: Passing[] = [{ items: [], toGiver: 0, toTaker: 0 }];
  for (const item of new Set(itemsOf(player(s, from)))) {
    const items = [item];
    const after = afterTrade(config, s, { from, to, give: items, get: [], credits: 0 });
    found.push({ items, toGiver: worth(after, from) - giver, toTaker: worth(after, to) - taker });
  }
  return found;
}

/** The exchange with the credits that make it good for both; undefined if there are none. */
function balanced(
  config: Config,
  s: State,
  f: DockFrame,
  o: Omit<Offer, 'id'>,
  worth: Worth<State>,
): Proposal | undefined {
  const { from, to, give, get } = o;
  const after = afterTrade(config, s, o);
  const ownGain = worth(after, from) - worth(s, from);
  const otherGain = worth(after, to) - worth(s, to);
  const left = Math.max(PARTNERS_GAIN, PARTNERS_SHARE * (ownGain + otherGain));
  const credits = Math.ceil(left - otherGain);
  const gain = ownGain - credits;
  if (gain < OWN_GAIN || judgeTerms(config, s, { ...o, credits })) return undefined;
  const counters = f.offers.find((x) => x.from === to && x.to === from)?.id;
  const action: OfferAction = { do: 'offer', to, give, get, credits };
  return { action: counters === undefined ? action : { ...action, counters }, gain };
}

function afterTrade(config: Config, s: State, o: Omit<Offer, 'id'>): State {
  const after = clone(s);
  swap(config, player(after, o.from), player(after, o.to), o);
  return after;
}
