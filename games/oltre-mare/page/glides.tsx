import type { Seat } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import type { Glide } from '@fondaco/page-kit/table/glides.tsx';
import type { ReactNode } from 'react';
import type { CardId, Event, PortId, View } from '../rules/index.ts';
import { GoodGlyph, goodClass, MarkerSeal } from './cards/signs.tsx';
import { Coin } from './cards/small.tsx';
import type { Catalog } from './catalog.ts';

type Thing = 'box' | 'hand' | 'cargo' | 'pirates' | 'ducats' | 'marker';

/** Places of the table by name, as they stand in `data-place`. */
export const PILE = 'pile';
export const DISCARDS = 'discards';
export const PLAYED = 'played';
export const placeOf = (seat: Seat, what: Thing): string => `${what}-${seat}`;
export const placeOfPort = (port: PortId): string => `port-${port}`;
/** A card of the own hand. */
export const placeOfCard = (card: CardId): string => `card-${card}`;

/** As many cards stand for a pile. */
const SHUFFLED = 3;

/** What an event moves: cards between piles and hands, ducats to the player who gets them. */
export function glidesOf(catalog: Catalog, view: View, e: Event | null): Glide[] {
  const card = (id: CardId | undefined): ReactNode =>
    id === undefined ? <CardBack /> : <CardFront good={catalog.card(id).good} />;
  switch (e?.t) {
    case 'startCard':
      return [{ from: [PILE], to: at(e.seat, 'cargo'), piece: card(e.card) }];
    case 'bought': {
      const from = e.from === 'pile' ? [PILE] : at(e.seat, 'pirates');
      return [{ from, to: at(e.seat, 'hand'), piece: card(e.card) }];
    }
    case 'market':
      return times(e.n, (i) => ({
        from: [PILE],
        to: at(e.seat, 'hand'),
        piece: card(e.cards?.[i]),
      }));
    case 'pirates':
      return times(e.n, () => ({
        from: [PILE],
        to: at(e.seat, 'pirates'),
        piece: card(undefined),
      }));
    case 'discarded':
      return [{ from: fromHand(e.seat, e.card), to: at(e.seat, 'pirates'), piece: card(e.card) }];
    case 'played':
      return [{ from: fromHand(e.seat, e.card), to: [PLAYED], piece: card(e.card) }];
    case 'loaded': {
      const wasPlayed = e.card !== undefined && view.played.includes(e.card);
      const from = wasPlayed ? [PLAYED] : fromHand(e.seat, e.card);
      return [{ from, to: at(e.seat, 'cargo'), piece: card(e.card) }];
    }
    case 'reshuffled':
      return times(SHUFFLED, () => ({ from: [DISCARDS], to: [PILE], piece: <CardBack /> }));
    case 'tookMarker':
      return [
        {
          from: [placeOfPort(e.port)],
          to: at(e.seat, 'marker'),
          piece: <MarkerSeal marker={e.marker} />,
        },
      ];
    case 'traded':
      return traded(e);
    case 'earned':
    case 'calmSea':
      return [{ from: [PLAYED], to: at(e.seat, 'ducats'), piece: <Coin n={e.ducats} /> }];
    case 'influence':
      return [{ from: at(e.seat, 'box'), to: at(e.seat, 'ducats'), piece: <Coin n={e.ducats} /> }];
    case 'scored':
      return e.ducats > 0
        ? [{ from: at(e.seat, 'cargo'), to: at(e.seat, 'ducats'), piece: <Coin n={e.ducats} /> }]
        : [];
    default:
      return [];
  }
}

/** om.trade.2: which goods change hands everybody sees. */
function traded(e: Extract<Event, { t: 'traded' }>): Glide[] {
  const across = (from: Seat, to: Seat, goods: readonly string[]): Glide[] =>
    goods.map((good) => ({
      from: at(from, 'hand'),
      to: at(to, 'hand'),
      piece: <CardFront good={good} />,
    }));
  const [payer, paid] = e.ducats > 0 ? [e.seat, e.to] : [e.to, e.seat];
  const coin = <Coin n={Math.abs(e.ducats)} />;
  return [
    ...across(e.seat, e.to, e.given),
    ...across(e.to, e.seat, e.got),
    ...(e.ducats === 0 ? [] : [{ from: at(payer, 'ducats'), to: at(paid, 'ducats'), piece: coin }]),
  ];
}

const at = (seat: Seat, what: Thing): string[] => [placeOf(seat, what), placeOf(seat, 'box')];

const fromHand = (seat: Seat, card: CardId | undefined): string[] => [
  ...(card === undefined ? [] : [placeOfCard(card)]),
  ...at(seat, 'hand'),
];

const times = (n: number, make: (i: number) => Glide): Glide[] =>
  Array.from({ length: n }, (_, i) => make(i));

const CardBack = () => (
  <span className="om-fly om-fly-back">
    <Icon name="anchor" size={20} />
  </span>
);

const CardFront = ({ good }: { good: string }) => (
  <span className={`om-fly ${goodClass(good)}`}>
    <GoodGlyph good={good} />
  </span>
);
