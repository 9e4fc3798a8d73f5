import type { Seat } from '@fondaco/kernel';
import type {
  CardId,
  Claim,
  GoodId,
  Marker,
  PortId,
  Reason,
  RouteId,
  Source,
  Wishes,
} from './state.ts';

/** What happened. Optional parts are for those who may know; `redact` takes them away from the others. */
export type Event =
  | { t: 'began'; first: Seat }
  | { t: 'startCard'; seat: Seat; card: CardId; port: PortId }
  | { t: 'dealt'; seat: Seat; n: number; cards?: CardId[] }
  | { t: 'turn'; seat: Seat; round: number }
  | { t: 'influence'; seat: Seat; ducats: number }
  | { t: 'discarded'; seat: Seat; card?: CardId }
  | { t: 'called'; seat: Seat; want: GoodId[]; wishes?: Wishes; offer: GoodId[] }
  | { t: 'passed'; seat: Seat }
  | {
      t: 'offered';
      offer: number;
      seat: Seat;
      to: Seat;
      give: Told[];
      get: GoodId[];
      wishes?: Wishes;
      ducats: number;
      counters?: number;
      because?: Reason;
    }
  | { t: 'declined'; offer: number; seat: Seat; to: Seat; because?: Reason }
  | { t: 'withdrew'; offer: number; seat: Seat; to: Seat }
  | { t: 'fell'; offer: number; seat: Seat; to: Seat }
  | { t: 'callFell'; seat: Seat }
  | Traded
  | { t: 'waits'; seat: Seat }
  | { t: 'bought'; seat: Seat; from: 'pile' | 'pirates'; price: number; card?: CardId }
  | { t: 'tradeEnded'; seat: Seat }
  | { t: 'played'; seat: Seat; card: CardId }
  | { t: 'earned'; seat: Seat; icons: number; ducats: number }
  | { t: 'calmSea'; seat: Seat; ducats: number }
  | { t: 'pirates'; seat: Seat; n: number }
  | { t: 'foughtPirates'; seat: Seat }
  | { t: 'market'; seat: Seat; n: number; cards?: CardId[] }
  | { t: 'forgone'; seat: Seat; n: number }
  | { t: 'sailed'; seat: Seat; route: RouteId; from: PortId; to: PortId }
  | { t: 'tookMarker'; seat: Seat; port: PortId; marker: Marker }
  | { t: 'turnedDown'; seat: Seat; marker: Marker }
  | { t: 'jumped'; seat: Seat; from: PortId; to: PortId }
  | { t: 'stayed'; seat: Seat }
  | { t: 'loaded'; seat: Seat; card?: CardId; top: boolean }
  | { t: 'venice' }
  | { t: 'scored'; seat: Seat; source: Source; ducats: number }
  | { t: 'pileEmpty'; lastRound: boolean }
  | { t: 'reshuffled'; n: number }
  | { t: 'soldEarly'; seat: Seat; cards: number }
  | { t: 'ended'; winners: Seat[] };

/** om.trade.2: the good is true, the claim is hearsay. */
export interface Told {
  good: GoodId;
  claim?: Claim;
}

/** The maker gave `given` and the partner `got`; the cards are for these two only. */
export interface Traded {
  t: 'traded';
  offer: number;
  seat: Seat;
  to: Seat;
  given: GoodId[];
  got: GoodId[];
  ducats: number;
  /** Who gains prestige by it; null when nobody does. */
  prestige: Seat | null;
  cards?: { given: CardId[]; got: CardId[] };
}
