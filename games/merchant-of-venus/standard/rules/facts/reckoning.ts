import type { Score, FameSource as Source } from '../state.ts';

/** mvs.end.2: a line of the reckoning; `step` is the number of the step it opens. */
export interface ScoreLine {
  key: string;
  step: number;
  /** One amount per seat; null for a seat the line does not concern. */
  points: (number | null)[];
  /** Counted in fame, not in credits. */
  fame: boolean;
  /** The sum of the lines above. */
  sum?: boolean;
}

const TITLES: readonly Source[] = ['archeologist', 'drillBaron', 'waveEmitter', 'zenPaintJob'];
const FAME: readonly Source[] = [
  'tokens',
  'missions',
  'relics',
  'holds',
  'upgrades',
  'laser',
  'shield',
  'pilot',
  'spoiler',
  'fuzzyDice',
  'infamy',
];

/** The five steps, in their order; lines of fame nobody has are left out. */
export function scoreLines(scores: readonly Score[]): ScoreLine[] {
  const fameOf = (source: Source): (number | null)[] =>
    scores.map((s) => s.fame.find((x) => x.source === source)?.points ?? null);
  const fameLines = (sources: readonly Source[], step: number): ScoreLine[] =>
    sources
      .map((key) => ({ key, step, points: fameOf(key), fame: true }))
      .filter(({ points }) => points.some((n) => n !== null && n !== 0));
  const line = (key: string, step: number, of: (s: Score) => number, fame = false): ScoreLine => ({
    key,
    step,
    points: scores.map(of),
    fame,
  });
  return [
    line('credits', 0, (s) => s.credits),
    ...fameLines(TITLES, 1),
    line('ports', 2, (s) => s.ports),
    ...fameLines(FAME, 3),
    { ...line('totalFame', 3, (s) => s.totalFame, true), sum: true },
    line('fromFame', 4, (s) => s.fromFame),
    line('showOff', 5, (s) => s.showOff),
    { ...line('total', 5, (s) => s.total), sum: true },
  ];
}
