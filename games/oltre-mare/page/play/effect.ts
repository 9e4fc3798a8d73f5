import type { CardId } from '../../rules/index.ts';
import { atCount, type Book, ICONS, type Icon, type Marker } from '../book.ts';

export interface Effect {
  icons: Record<Icon, number>;
  /** om.play.4, with what the active marker adds. */
  ducats: number;
  /** The part of the ducats the marker is the reason of. */
  byMarker: number;
  pirates: number;
  /** om.marker.6: the pirates are driven off. */
  fought: boolean;
  market: number;
  sail: number;
}

/** What these cards would do when played: read off the action table and the active marker, promised to nobody. */
export function effectOf(b: Book, cards: readonly CardId[], marker: Marker | null): Effect {
  const icons = Object.fromEntries(
    ICONS.map((i) => [i, cards.filter((id) => b.card(id).icons.includes(i)).length]),
  ) as Record<Icon, number>;
  const { actions } = b.pack;
  const plain = atCount(actions.ducats, icons.ducats);
  const extra = marker === 'goodBusiness' ? 1 : 0; // om.marker.3
  const calm = marker === 'calmSea' ? icons.sail : 0; // om.marker.2
  const ducats = atCount(actions.ducats, icons.ducats + extra) + calm;
  const due = atCount(actions.pirates, icons.pirates);
  const fought = due > 0 && marker === 'pirateVictory';
  return {
    icons,
    ducats,
    byMarker: ducats - plain,
    pirates: fought ? 0 : due,
    fought,
    market: atCount(actions.market, icons.market),
    sail: icons.sail,
  };
}
