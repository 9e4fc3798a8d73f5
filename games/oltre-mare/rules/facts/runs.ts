import type { Seat } from '@fondaco/kernel';
import { cardOf, goodOf, saleRow } from '../components/tables.ts';
import type { Config } from '../config.ts';
import { cargoValue, runsOf, runValue } from '../scoring/cargo.ts';
import type { CardId, GoodId } from '../state.ts';
import type { View } from '../view.ts';

export interface Run {
  good: GoodId;
  length: number;
  /** Ducats it earns. */
  value: number;
}

type Pile = readonly (CardId | null)[];

const cargoOf = (v: View, seat: Seat): Pile => v.players[seat]?.cargo ?? [];

const valued = (config: Config, cargo: Pile): Run[] =>
  runsOf(config, cargo).map((run) => ({ ...run, value: runValue(config, run) }));

export const runs = (config: Config, v: View, seat: Seat): Run[] =>
  valued(config, cargoOf(v, seat));

/** The top card of a pile is always on view, so the first run is the one on top. */
export const topRun = (config: Config, v: View, seat: Seat): Run | null =>
  runs(config, v, seat)[0] ?? null;

export function rowReached(
  config: Config,
  v: View,
  seat: Seat,
  cards: readonly CardId[],
  good: GoodId,
): number {
  const top = topRun(config, v, seat);
  const more = cards.filter((id) => goodOf(config.tables, id) === good).length;
  const length = (top?.good === good ? top.length : 0) + more;
  return Math.min(length, saleRow(config.tables, good).length);
}

export interface Loading {
  /** The run that would lie on top. */
  run: Run;
  power: number;
  load: number;
  /** What the whole pile on view would earn, less what it earns now. */
  gain: number;
}

/** om.load.1, om.load.2 */
export function loading(
  config: Config,
  v: View,
  seat: Seat,
  order: readonly CardId[],
): Loading | null {
  const cargo = cargoOf(v, seat);
  const pile = [...cargo, ...order];
  const top = pile.at(-1);
  const [run] = valued(config, pile);
  if (!top || !run) return null;
  const { power, load } = cardOf(config.tables, top);
  return { run, power, load, gain: cargoValue(config, pile) - cargoValue(config, cargo) };
}
