import type { Result } from '@fondaco/kernel';
import type { View } from '../../rules/index.ts';
import type { Book } from '../book.ts';
import { type Run, runsOf } from '../runs.ts';

/** The final scoring in its order; the purse is all that was there before. */
export const STEPS = ['purse', 'prestige', 'cargo', 'pirates', 'harbour'] as const;
export type Step = (typeof STEPS)[number];

const FINAL: readonly string[] = STEPS.slice(1);

export interface SeatScore {
  points: Record<Step, number>;
  /** The sum after each step. */
  sums: number[];
  place: number;
  score: number;
  prestige: number;
  prestigePlace: Place;
  pirates: number;
  markers: View['players'][number]['markers'];
  markersPlace: Place;
  runs: Run[];
  cargoCards: number;
  /** Cargo cards nobody is shown. */
  unseen: number;
}

export interface Place {
  place: number;
  tied: boolean;
}

export function scoresOf(b: Book, view: View, result: Result): SeatScore[] {
  const prestige = placesOf(view.players.map((p) => p.prestige));
  const harbour = placesOf(
    view.players.map((p) =>
      // om.score.4: of as many markers, more different kinds are better.
      b.edition === 'first' ? p.markers.length * 100 + new Set(p.markers).size : p.markers.length,
    ),
  );
  return view.players.map((p, seat) => {
    const parts = result.seats[seat]?.parts ?? [];
    const points: Record<Step, number> = {
      purse: 0,
      prestige: 0,
      cargo: 0,
      pirates: 0,
      harbour: 0,
    };
    for (const { source, points: n } of parts) {
      const name = source.replace('om.source.', '');
      points[FINAL.includes(name) ? (name as Step) : 'purse'] += n;
    }
    let sum = 0;
    const sums = STEPS.map((step) => {
      sum += points[step];
      return sum;
    });
    return {
      points,
      sums,
      place: result.seats[seat]?.place ?? 0,
      score: result.seats[seat]?.score ?? 0,
      prestige: p.prestige,
      prestigePlace: prestige[seat] as Place,
      pirates: p.pirates.length,
      markers: p.markers,
      markersPlace: harbour[seat] as Place,
      runs: runsOf(b, p.cargo).toReversed(),
      cargoCards: p.cargo.length,
      unseen: p.cargo.filter((id) => id === null).length,
    };
  });
}

/** om.venice.1: equal values share a place, and a tie uses up no other. */
export function placesOf(values: readonly number[]): Place[] {
  const ranked = [...new Set(values)].sort((x, y) => y - x);
  return values.map((v) => ({
    place: ranked.indexOf(v) + 1,
    tied: values.filter((x) => x === v).length > 1,
  }));
}

/** Runs of one good and length told once, the best first. */
export function alike(runs: readonly Run[]): { run: Run; times: number }[] {
  const groups = new Map<string, { run: Run; times: number }>();
  for (const run of runs) {
    const key = `${run.good} ${run.length}`;
    const group = groups.get(key);
    if (group) group.times++;
    else groups.set(key, { run, times: 1 });
  }
  return [...groups.values()].sort((x, y) => y.run.value - x.run.value || y.times - x.times);
}
