import type { Chance, Seat } from '@fondaco/kernel';
import { cloneFrame } from './clone.ts';
import { goodOf } from './components/tables.ts';
import type { Config } from './config.ts';
import { toHand } from './config.ts';
import { deckFor } from './setup.ts';
import type { CardId, Frame, GoodId, Offer, Player, Slot, State } from './state.ts';
import { VENICE } from './state.ts';
import type { OfferView, PlayerView, View } from './view.ts';

/** A random state with this view: cards that the viewer has not seen are redistributed among the places they may be in. */
export function imagine(config: Config, v: View, chance: Chance): State {
  const unseen = unseenCards(config, v);
  chance.shuffle(unseen, 'imagine');
  const hands = v.players.map((p, seat) => startHand(config, p, goodsTold(v, seat), unseen));
  const players = v.players.map((p, seat) =>
    fillPlayer(config, p, hands[seat] as CardId[], unseen),
  );
  const pile = unseen.splice(0, v.pile.size - (v.pile.venice ? 1 : 0));
  if (v.pile.venice) pile.splice(venicePlace(config, v, v.pile.venice, chance), 0, VENICE);
  return {
    agenda: v.agenda.map((f): Frame => {
      if (f.f !== 'trade') return cloneFrame(f);
      return cloneFrame({ ...f, offers: f.offers.map((o) => fillOffer(config, o, players)) });
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

/** om.trade.2: goods named in offers and calls must be true, so the seat holds them. One list for each offer and the call. */
function goodsTold(v: View, seat: Seat): GoodId[][] {
  const f = v.agenda.at(-1);
  if (f?.f !== 'trade') return [];
  const told = f.offers.filter((o) => o.from === seat).map((o) => o.give.map((x) => x.good));
  if (f.call && seat === v.active) told.push(f.call.offer);
  return told;
}

/** The cards of a hand the viewer knows of, and enough others for the goods its owner has told of. */
function startHand(
  config: Config,
  p: PlayerView,
  told: readonly GoodId[][],
  unseen: CardId[],
): CardId[] {
  if (p.hand) return p.hand.slice();
  const hand = p.known.map((k) => k.card);
  for (const goods of told) {
    const held = hand.map((card) => goodOf(config.tables, card));
    for (const good of goods) {
      const at = held.indexOf(good);
      if (at >= 0) held.splice(at, 1);
      else hand.push(takeGood(config, unseen, good));
    }
  }
  return hand;
}

/** Removes a card of this good from `unseen` and returns it. Throws if there is none. */
function takeGood(config: Config, unseen: CardId[], good: GoodId): CardId {
  const at = unseen.findIndex((card) => goodOf(config.tables, card) === good);
  if (at < 0) throw new Error(`no ${good} is left to imagine`);
  return unseen.splice(at, 1)[0] as CardId;
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
function fillOffer(config: Config, o: OfferView, players: readonly Player[]): Offer {
  const left = (players[o.from] as Player).hand.slice();
  const give = o.give.map((x): Slot => {
    const at = left.findIndex((card) =>
      x.card ? card === x.card : goodOf(config.tables, card) === x.good,
    );
    return { card: left.splice(at, 1)[0] as CardId, claim: x.claim ?? null };
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
