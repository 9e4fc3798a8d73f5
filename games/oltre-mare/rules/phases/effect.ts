import { cardOf } from '../components/tables.ts';
import { atCount, type Config } from '../config.ts';
import type { ActionIcon, CardId, Marker } from '../state.ts';

/** om.play.3: what cards do when they are played; sailing follows as a phase of its own. */
export interface PlayEffect {
  /** Icons that pay, with the one a marker adds. */
  ducatIcons: number;
  /** om.play.4 */
  ducats: number;
  /** om.marker.2: ducats for ships. */
  calmSea: number;
  /** om.play.5: cards drawn face down. */
  pirates: number;
  /** om.marker.6: the pirates are driven off. */
  fought: boolean;
  /** om.play.6: cards drawn to the hand. */
  market: number;
}

/** om.play.3: how many of the cards show this icon as one of their two different icons. */
export function countIcons(config: Config, played: readonly CardId[], icon: ActionIcon): number {
  let n = 0;
  for (const id of played) {
    const { icons } = cardOf(config.tables, id);
    if (icons[0] === icon || icons[1] === icon) n++;
  }
  return n;
}

export function effectOf(
  config: Config,
  cards: readonly CardId[],
  marker: Marker | null,
): PlayEffect {
  const ducatIcons = countIcons(config, cards, 'ducats') + (marker === 'goodBusiness' ? 1 : 0); // om.marker.3
  const met = atCount(config.actions.pirates, countIcons(config, cards, 'pirates'));
  const fought = met > 0 && marker === 'pirateVictory';
  return {
    ducatIcons,
    ducats: atCount(config.actions.ducats, ducatIcons),
    calmSea: marker === 'calmSea' ? countIcons(config, cards, 'sail') : 0,
    pirates: fought ? 0 : met,
    fought,
    market: atCount(config.actions.market, countIcons(config, cards, 'market')),
  };
}
