import type { Seat } from '@fondaco/kernel';
import { cardOf, goodOf, saleRow } from './components/tables.ts';
import { atCount, type Config, player } from './config.ts';
import { countIcons } from './phases/effect.ts';
import { cargoValue, runsOf } from './scoring/cargo.ts';
import type { CardId, Player, State } from './state.ts';

export const TERM_NAMES = [
  'ducats',
  'cargo',
  'hand',
  'pirates',
  'prestige',
  'harbours',
  'top',
  'actions',
  'marker',
] as const;

const NO_FUTURE: readonly number[] = TERM_NAMES.slice(1).map(() => 0);

/** What a position is worth, in ducats: balance, cargo, what the hand promises, places, the next turn. */
export function terms(config: Config, s: State, who: Seat): number[] {
  const p = player(s, who);
  if (s.over) return [p.ducats, ...NO_FUTURE];
  const played = who === s.active ? s.played : [];
  return [
    p.ducats,
    cargoValue(config, [...p.cargo, ...played]),
    handValue(config, p, played),
    -p.pirates.length * config.constants.pirateLoss,
    placeValue(config, s, who, (x) => x.prestige),
    placeValue(config, s, who, config.edition.harbour),
    topValue(config, p),
    s.hasPlayed || who !== s.active ? 0 : actionValue(config, p, played),
    p.active && p.active !== 'compass' ? 1.5 : 0,
  ];
}

/** Half of what the hand would add if it were loaded run by run, and a little for each card to choose from. */
function handValue(config: Config, p: Player, played: readonly CardId[]): number {
  const counts = new Map<string, number>();
  for (const card of p.hand) {
    const good = goodOf(config.tables, card);
    counts.set(good, (counts.get(good) ?? 0) + 1);
  }
  const top = runsOf(config, [...p.cargo, ...played])[0];
  let value = 0;
  for (const [good, n] of counts) {
    const row = [0, ...saleRow(config.tables, good)];
    const before = top?.good === good ? top.length : 0;
    value += atCount(row, before + n) - atCount(row, before);
  }
  return value / 2 + Math.min(p.hand.length, 5) * 0.4;
}

/** The ducats of the place held now, at half: it may change. */
function placeValue(config: Config, s: State, who: Seat, measure: (p: Player) => number): number {
  const own = measure(player(s, who));
  const better = new Set(s.players.map(measure).filter((v) => v > own)).size;
  return (config.constants.places[better] ?? 0) / 2;
}

/** A light load and a strong crew make the next turn easier. */
function topValue(config: Config, p: Player): number {
  const top = p.cargo.at(-1);
  if (top === undefined) return 0;
  const { power, load } = cardOf(config.tables, top);
  return power * 0.3 - Math.max(0, load - p.hand.length) * 2.5 + load * 0.3;
}

/** What the cards on the table will do. */
function actionValue(config: Config, p: Player, played: readonly CardId[]): number {
  if (played.length === 0) return 0;
  const extra = p.active === 'goodBusiness' ? 1 : 0;
  const ships = countIcons(config, played, 'sail');
  const pirates =
    p.active === 'pirateVictory'
      ? 0
      : atCount(config.actions.pirates, countIcons(config, played, 'pirates'));
  return (
    atCount(config.actions.ducats, countIcons(config, played, 'ducats') + extra) +
    atCount(config.actions.market, countIcons(config, played, 'market')) * 1.6 -
    pirates * config.constants.pirateLoss +
    (p.active === 'calmSea' ? ships : 0) +
    (ships > 0 ? 1 : 0)
  );
}
