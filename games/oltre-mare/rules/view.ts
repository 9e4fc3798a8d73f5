import type { Seat, Viewer } from '@fondaco/kernel';
import type { Config } from './config.ts';
import type { Told } from './events.ts';
import { veniceOnTop } from './pile.ts';
import type { CardId, Frame, Marker, Offer, Player, PortId, State, TradeFrame } from './state.ts';
import { shownSlot } from './trade/conclude.ts';

/** om.view.1, om.view.2: what a seat, or somebody who only watches, may know. */
export interface View {
  you: Viewer;
  first: Seat;
  active: Seat;
  turn: number;
  /** Its size counts the Venice card while that is in it. */
  pile: { size: number; venice: [number, number] | null; veniceOnTop: boolean };
  discards: CardId[];
  markers: Record<PortId, Marker | null>;
  players: PlayerView[];
  played: CardId[];
  hasPlayed: boolean;
  bought: number;
  ending: boolean;
  over: boolean;
  agenda: FrameView[];
  nextId: number;
}

export interface PlayerView {
  ducats: number;
  ledger: Player['ledger'];
  prestige: number;
  handSize: number;
  /** The own hand only. */
  hand: CardId[] | null;
  /** Hand cards the viewer gave away, or was given, whose giver still knows them. */
  known: Player['known'];
  /** From the bottom up; null is a card the viewer is not shown. */
  cargo: (CardId | null)[];
  cargoScored: number;
  /** From the bottom up; null is a card the viewer does not know. */
  pirates: (CardId | null)[];
  port: PortId;
  markers: Marker[];
  active: Marker | null;
}

export type FrameView =
  | Exclude<Frame, TradeFrame>
  | (Omit<TradeFrame, 'offers'> & { offers: OfferView[] });

/** Offered cards show their good and what is said of them; the maker sees the cards. */
export type OfferView = Omit<Offer, 'give'> & { give: (Told & { card?: CardId })[] };

export function view(config: Config, s: State, who: Viewer): View {
  return {
    you: who,
    first: s.first,
    active: s.active,
    turn: s.turn,
    pile: {
      size: s.pile.length,
      venice: s.venice,
      veniceOnTop: config.edition.veniceSeenOnTop && veniceOnTop(s),
    },
    discards: s.discards,
    markers: s.markers,
    players: s.players.map((p, seat) => viewPlayer(config, p, seat, who)),
    played: s.played,
    hasPlayed: s.hasPlayed,
    bought: s.bought,
    ending: s.ending,
    over: s.over,
    agenda: s.agenda.map((f) => viewFrame(config, f, who)),
    nextId: s.nextId,
  };
}

function viewPlayer(config: Config, p: Player, seat: Seat, who: Viewer): PlayerView {
  const own = seat === who;
  const top = p.cargo.length - 1;
  return {
    ducats: p.ducats,
    ledger: p.ledger,
    prestige: p.prestige,
    handSize: p.hand.length,
    hand: own ? p.hand : null,
    known: p.known.filter((k) => own || k.giver === who),
    cargo:
      config.options.memory === 'open' ? p.cargo : p.cargo.map((c, i) => (i === top ? c : null)),
    cargoScored: p.cargoScored,
    pirates: p.pirates.map((c) => (own && p.laid.includes(c) ? c : null)),
    port: p.port,
    markers: p.markers,
    active: p.active,
  };
}

function viewFrame(config: Config, f: Frame, who: Viewer): FrameView {
  if (f.f !== 'trade') return { ...f };
  return {
    ...f,
    offers: f.offers.map((o) => ({
      ...o,
      give: o.give.map((x) => ({
        ...shownSlot(config, x),
        ...(o.from === who && { card: x.card }),
      })),
    })),
  };
}
