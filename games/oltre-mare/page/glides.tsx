import type { Seat } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import type { Glide } from '@fondaco/page-kit/table/glides.tsx';
import type { ReactNode } from 'react';
import type { CardId, Event, PortId, View } from '../rules/index.ts';
import { GoodGlyph, goodClass, MarkerSeal } from './cards/signs.tsx';
import { Coin } from './cards/small.tsx';
import type { Catalog } from './catalog.ts';

type SeatPlace = 'box' | 'hand' | 'cargo' | 'pirates' | 'ducats' | 'marker';

/** Names of places on the table, as used in `data-place`. Glides start and end at them. */
export const PILE_PLACE = 'pile';
export const DISCARDS_PLACE = 'discards';
export const PLAYED_PLACE = 'played';
export const seatPlace = (seat: Seat, what: SeatPlace): string => `${what}-${seat}`;
export const portPlace = (port: PortId): string => `port-${port}`;
/** A card in the viewer's own hand. */
export const cardPlace = (card: CardId): string => `card-${card}`;

/** Number of cards shown moving when the whole pile is reshuffled. */
const SHUFFLED_CARDS = 3;

/** The pieces an event moves on screen: cards between piles and hands, ducats to the player who is paid. */
export function glidesOf(catalog: Catalog, view: View, e: Event | null): Glide[] {
  const card = (id: CardId | undefined): ReactNode =>
    id === undefined ? <CardBack /> : <CardFront good={catalog.card(id).good} />;
  switch (e?.t) {
    case 'startCard':
      return [{ from: [PILE_PLACE], to: placesOf(e.seat, 'cargo'), piece: card(e.card) }];
    case 'bought': {
      const from = e.from === 'pile' ? [PILE_PLACE] : placesOf(e.seat, 'pirates');
      return [{ from, to: placesOf(e.seat, 'hand'), piece: card(e.card) }];
    }
    case 'market':
      return times(e.n, (i) => ({
        from: [PILE_PLACE],
        to: placesOf(e.seat, 'hand'),
        piece: card(e.cards?.[i]),
      }));
    case 'pirates':
      return times(e.n, () => ({
        from: [PILE_PLACE],
        to: placesOf(e.seat, 'pirates'),
        piece: card(undefined),
      }));
    case 'discarded':
      return [
        { from: fromHand(e.seat, e.card), to: placesOf(e.seat, 'pirates'), piece: card(e.card) },
      ];
    case 'played':
      return [{ from: fromHand(e.seat, e.card), to: [PLAYED_PLACE], piece: card(e.card) }];
    case 'loaded': {
      const wasPlayed = e.card !== undefined && view.played.includes(e.card);
      const from = wasPlayed ? [PLAYED_PLACE] : fromHand(e.seat, e.card);
      return [{ from, to: placesOf(e.seat, 'cargo'), piece: card(e.card) }];
    }
    case 'reshuffled':
      return times(SHUFFLED_CARDS, () => ({
        from: [DISCARDS_PLACE],
        to: [PILE_PLACE],
        piece: <CardBack />,
      }));
    case 'tookMarker':
      return [
        {
          from: [portPlace(e.port)],
          to: placesOf(e.seat, 'marker'),
          piece: <MarkerSeal marker={e.marker} />,
        },
      ];
    case 'traded':
      return tradeGlides(e);
    case 'earned':
    case 'calmSea':
      return [
        { from: [PLAYED_PLACE], to: placesOf(e.seat, 'ducats'), piece: <Coin n={e.ducats} /> },
      ];
    case 'influence':
      return [
        {
          from: placesOf(e.seat, 'box'),
          to: placesOf(e.seat, 'ducats'),
          piece: <Coin n={e.ducats} />,
        },
      ];
    case 'scored':
      return e.ducats > 0
        ? [
            {
              from: placesOf(e.seat, 'cargo'),
              to: placesOf(e.seat, 'ducats'),
              piece: <Coin n={e.ducats} />,
            },
          ]
        : [];
    default:
      return [];
  }
}

/** The cards and ducats that change hands in a trade. om.trade.2: everybody sees which goods these are. */
function tradeGlides(e: Extract<Event, { t: 'traded' }>): Glide[] {
  const across = (from: Seat, to: Seat, goods: readonly string[]): Glide[] =>
    goods.map((good) => ({
      from: placesOf(from, 'hand'),
      to: placesOf(to, 'hand'),
      piece: <CardFront good={good} />,
    }));
  const [payer, paid] = e.ducats > 0 ? [e.seat, e.to] : [e.to, e.seat];
  const coin = <Coin n={Math.abs(e.ducats)} />;
  return [
    ...across(e.seat, e.to, e.given),
    ...across(e.to, e.seat, e.got),
    ...(e.ducats === 0
      ? []
      : [{ from: placesOf(payer, 'ducats'), to: placesOf(paid, 'ducats'), piece: coin }]),
  ];
}

/** A place of a seat; the seat's whole box is the fallback where that place is not on screen. */
const placesOf = (seat: Seat, what: SeatPlace): string[] => [
  seatPlace(seat, what),
  seatPlace(seat, 'box'),
];

const fromHand = (seat: Seat, card: CardId | undefined): string[] => [
  ...(card === undefined ? [] : [cardPlace(card)]),
  ...placesOf(seat, 'hand'),
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
