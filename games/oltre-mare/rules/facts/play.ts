import { ICONS } from '../components/kinds.ts';
import { activePlayer, atCount, type Config } from '../config.ts';
import { countIcons, effectOf } from '../phases/effect.ts';
import { routesToSail } from '../phases/sail.ts';
import type { ActionIcon, CardId } from '../state.ts';
import type { View } from '../view.ts';

export interface PlayEffect {
  icons: Record<ActionIcon, number>;
  /** om.play.4, with what the active marker adds. */
  ducats: number;
  /** The part of the ducats that is due to the marker. */
  byMarker: number;
  /** Cards drawn face down, as far as there are any. */
  pirates: number;
  /** om.marker.6: the pirates are driven off. */
  fought: boolean;
  /** Cards drawn to the hand, as far as there are any. */
  market: number;
  /** Routes the ship sails. */
  sail: number;
}

export function playEffect(config: Config, v: View, cards: readonly CardId[]): PlayEffect {
  const { active, port } = activePlayer(v);
  const all = [...v.played, ...cards];
  const icons = Object.fromEntries(
    ICONS.map((icon) => [icon, countIcons(config, all, icon)]),
  ) as Record<ActionIcon, number>;
  const { calmSea, pirates, fought, market, ...effect } = effectOf(config, all, active);
  const ducats = effect.ducats + calmSea;
  return {
    icons,
    ducats,
    byMarker: ducats - atCount(config.actions.ducats, icons.ducats),
    pirates,
    fought,
    market,
    sail: routesToSail(config, port, all),
  };
}
