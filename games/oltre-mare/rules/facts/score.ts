import type { Result } from '@fondaco/kernel';
import type { Config } from '../config.ts';
import { cargoValue } from '../scoring/cargo.ts';
import { piratesValue } from '../scoring/final.ts';
import { placesOf, placeValue, type ScoredPlace } from '../scoring/places.ts';
import type { Marker } from '../state.ts';
import type { View } from '../view.ts';
import { type Run, runs } from './runs.ts';
import { STEPS, type Step } from './steps.ts';

export interface Worth {
  points: Record<Step, number>;
  total: number;
  /** Cargo cards that are not shown, and not counted. */
  unseen: number;
}

export interface SeatScore {
  points: Record<Step, number>;
  /** The sum after each step. */
  sums: number[];
  place: number;
  score: number;
  prestige: number;
  prestigePlace: ScoredPlace;
  pirates: number;
  markers: Marker[];
  markersPlace: ScoredPlace;
  /** From the bottom up. */
  runs: Run[];
  cargoCards: number;
  /** Cargo cards nobody is shown. */
  unseen: number;
}

const prestigePlaces = (v: View): ScoredPlace[] => placesOf(v.players.map((p) => p.prestige));
const harbourPlaces = (config: Config, v: View): ScoredPlace[] =>
  placesOf(v.players.map(config.edition.harbour));

const unseenIn = ({ cargo }: View['players'][number]): number =>
  cargo.filter((id) => id === null).length;

export function worth(config: Config, v: View): Worth[] {
  const prestige = prestigePlaces(v);
  const harbour = harbourPlaces(config, v);
  return v.players.map((p, seat) => {
    const points = {
      purse: p.ducats,
      prestige: placeValue(config, prestige[seat]?.place ?? 0),
      cargo: cargoValue(config, p.cargo),
      pirates: piratesValue(config, p),
      harbour: placeValue(config, harbour[seat]?.place ?? 0),
    };
    return { points, total: runningTotals(points).at(-1) as number, unseen: unseenIn(p) };
  });
}

export function reckoning(config: Config, v: View, result: Result): SeatScore[] {
  const prestige = prestigePlaces(v);
  const harbour = harbourPlaces(config, v);
  return v.players.map((p, seat) => {
    const { place = 0, score = 0, parts = [] } = result.seats[seat] ?? {};
    const points = pointsOf(parts);
    return {
      points,
      sums: runningTotals(points),
      place,
      score,
      prestige: p.prestige,
      prestigePlace: prestige[seat] as ScoredPlace,
      pirates: p.pirates.length,
      markers: p.markers,
      markersPlace: harbour[seat] as ScoredPlace,
      runs: runs(config, v, seat).toReversed(),
      cargoCards: p.cargo.length,
      unseen: unseenIn(p),
    };
  });
}

/** Ducats from before the end are the purse. */
function pointsOf(parts: Result['seats'][number]['parts']): Record<Step, number> {
  const points = { purse: 0, prestige: 0, cargo: 0, pirates: 0, harbour: 0 };
  for (const { source, points: n } of parts) {
    const step = STEPS.find((x) => x !== 'purse' && source === `om.source.${x}`) ?? 'purse';
    points[step] += n;
  }
  return points;
}

/** The running total after each step. */
function runningTotals(points: Record<Step, number>): number[] {
  let sum = 0;
  return STEPS.map((step) => {
    sum += points[step];
    return sum;
  });
}
