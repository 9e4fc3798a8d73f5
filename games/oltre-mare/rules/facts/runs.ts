import type { Seat } from '@fondaco/kernel';
import type { Book } from '../book.ts';
import { cardOf, goodOf, rowOf } from '../components/tables.ts';
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

const valued = (b: Book, cargo: Pile): Run[] =>
  runsOf(b, cargo).map((run) => ({ ...run, value: runValue(b, run) }));

export const runs = (b: Book, v: View, seat: Seat): Run[] => valued(b, cargoOf(v, seat));

/** The top card of a pile is always on view, so the first run is the one on top. */
export const topRun = (b: Book, v: View, seat: Seat): Run | null => runs(b, v, seat)[0] ?? null;

export function rowReached(
  b: Book,
  v: View,
  seat: Seat,
  cards: readonly CardId[],
  good: GoodId,
): number {
  const top = topRun(b, v, seat);
  const more = cards.filter((id) => goodOf(b.tables, id) === good).length;
  const length = (top?.good === good ? top.length : 0) + more;
  return Math.min(length, rowOf(b.tables, good).length);
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
export function loading(b: Book, v: View, seat: Seat, order: readonly CardId[]): Loading | null {
  const cargo = cargoOf(v, seat);
  const pile = [...cargo, ...order];
  const top = pile.at(-1);
  const [run] = valued(b, pile);
  if (!top || !run) return null;
  const { power, load } = cardOf(b.tables, top);
  return { run, power, load, gain: cargoValue(b, pile) - cargoValue(b, cargo) };
}
