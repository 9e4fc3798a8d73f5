import type { Chance, Json, Seat } from '@fondaco/kernel';
import { cloneFrame } from './clone.ts';
import { goodOf } from './components/tables.ts';
import { type Config, toHand } from './config.ts';
import type { Told } from './events.ts';
import { deckFor } from './setup.ts';
import type { CardId, Claim, Frame, GoodId, Offer, Player, Slot, State } from './state.ts';
import { VENICE } from './state.ts';
import { fitsClaim } from './trade/claims.ts';
import { isDoubted, type Memory, memoryOf, trustIn } from './trade/memory.ts';
import type { OfferView, PlayerView, View } from './view.ts';

/**
 * A random state with this view: cards that the viewer has not seen are redistributed among the places they may be in. Who remembers
 * how the others kept their word takes claims for true as often as they deserve it.
 */
export function imagine(config: Config, v: View, chance: Chance, memory?: Json): State {
  const believed = believedOffers(v, memoryOf(memory), chance);
  const unseen = unseenCards(config, v);
  chance.shuffle(unseen, 'imagine');
  const hands = v.players.map((p, seat) =>
    startHand(config, p, goodsTold(v, seat, believed), unseen),
  );
  const players = v.players.map((p, seat) =>
    fillPlayer(config, p, hands[seat] as CardId[], unseen),
  );
  const pile = unseen.splice(0, v.pile.size - (v.pile.venice ? 1 : 0));
  if (v.pile.venice) pile.splice(venicePlace(config, v, v.pile.venice, chance), 0, VENICE);
  return {
    agenda: v.agenda.map((f): Frame => {
      if (f.f !== 'trade') return cloneFrame(f);
      return cloneFrame({
        ...f,
        offers: f.offers.map((o) => fillOffer(config, o, players, believed.has(o.id))),
      });
    }),
    nextId: v.nextId,
    first: v.first,
    active: v.active,
    turn: v.turn,
    pile,
    discards: v.discards.slice(),
    venice: v.pile.venice,
    markers: { ...v.markers },
    players,
    played: v.played.slice(),
    hasPlayed: v.hasPlayed,
    bought: v.bought,
    ending: v.ending,
    over: v.over,
  };
}

function unseenCards(config: Config, v: View): CardId[] {
  const seen = new Set<CardId | null>([...v.discards, ...v.played]);
  for (const p of v.players) {
    for (const card of [...(p.hand ?? []), ...p.cargo, ...p.pirates]) seen.add(card);
    for (const { card } of p.known) seen.add(card);
  }
  return deckFor(config, v.players.length).filter((card) => !seen.has(card));
}

/** om.trade.2: the offers whose claims are taken for true, by the word of their makers so far. */
function believedOffers(v: View, memory: Memory | undefined, chance: Chance): ReadonlySet<number> {
  const believed = new Set<number>();
  const f = v.agenda.at(-1);
  if (!memory || f?.f !== 'trade') return believed;
  for (const o of f.offers) {
    if (!o.give.some((x) => x.claim && x.card === undefined) || isDoubted(memory, o.from)) continue;
    if (chance.int(100, 'imagine') < 100 * trustIn(memory, o.from)) believed.add(o.id);
  }
  return believed;
}

/** om.trade.2: goods named in offers and calls must be true, so the seat holds them. One list for each offer and the call. */
function goodsTold(v: View, seat: Seat, believed: ReadonlySet<number>): Told[][] {
  const f = v.agenda.at(-1);
  if (f?.f !== 'trade') return [];
  const told: Told[][] = f.offers
    .filter((o) => o.from === seat)
    .map((o) => (believed.has(o.id) ? o.give : o.give.map(({ good }) => ({ good }))));
  if (f.call && seat === v.active) told.push(f.call.offer.map((good) => ({ good })));
  return told;
}

/** The cards of a hand the viewer knows of, and enough others for the goods its owner has told of. */
function startHand(
  config: Config,
  p: PlayerView,
  told: readonly (readonly Told[])[],
  unseen: CardId[],
): CardId[] {
  if (p.hand) return p.hand.slice();
  const hand = p.known.map((k) => k.card);
  for (const goods of told) {
    const held = hand.map((card) => goodOf(config.tables, card));
    for (const { good, claim = {} } of goods) {
      const at = held.indexOf(good);
      if (at >= 0) held.splice(at, 1);
      else hand.push(...removeGood(config, unseen, good, claim));
    }
  }
  return hand;
}

/** Removes a card of this good from the list, one that fits the claim if there is any, and returns it. Throws if there is none. */
function removeGood(config: Config, cards: CardId[], good: GoodId, claim: Claim): CardId[] {
  const isGood = (card: CardId): boolean => goodOf(config.tables, card) === good;
  const fitting = cards.findIndex((card) => isGood(card) && fitsClaim(config, card, claim));
  const at = fitting >= 0 ? fitting : cards.findIndex(isGood);
  if (at < 0) throw new Error(`no ${good} is left to imagine`);
  return cards.splice(at, 1);
}

function fillPlayer(
  config: Config,
  p: PlayerView,
  known: readonly CardId[],
  unseen: CardId[],
): Player {
  const filled = (pile: readonly (CardId | null)[]): CardId[] =>
    pile.map((card) => card ?? (unseen.pop() as CardId));
  const player: Player = {
    ducats: p.ducats,
    ledger: { ...p.ledger },
    prestige: p.prestige,
    hand: [],
    known: p.known.slice(),
    cargo: filled(p.cargo),
    cargoScored: p.cargoScored,
    pirates: filled(p.pirates),
    laid: p.pirates.filter((card) => card !== null),
    port: p.port,
    markers: p.markers.slice(),
    active: p.active,
  };
  for (const card of known) toHand(config, player, card);
  while (player.hand.length < p.handSize) toHand(config, player, unseen.pop() as CardId);
  return player;
}

/** A hidden slot holds some card of its good; no two slots of one offer hold the same. */
function fillOffer(
  config: Config,
  o: OfferView,
  players: readonly Player[],
  believed: boolean,
): Offer {
  const left = (players[o.from] as Player).hand.slice();
  const give = o.give.map(({ card: known, good, claim }): Slot => {
    const [card] =
      known === undefined
        ? removeGood(config, left, good, (believed && claim) || {})
        : left.splice(left.indexOf(known), 1);
    return { card: card as CardId, claim: claim ?? null };
  });
  return { ...o, give };
}

/** om.setup.6, om.setup.7: anywhere in the middle third that is left; on top only where that would be seen. */
function venicePlace(
  config: Config,
  v: View,
  [lowest, highest]: [number, number],
  chance: Chance,
): number {
  const top = v.pile.size - 1;
  if (v.pile.veniceOnTop) return top;
  const most = Math.min(highest, config.edition.veniceSeenOnTop ? top - 1 : top);
  return lowest + chance.int(most - lowest + 1, 'imagine');
}
