import { appendFileSync } from 'node:fs';

/** `npm run soak` runs the same tests with larger counts, multiplied by FONDACO_SCALE. */
export const soak = process.env.FONDACO_SOAK === '1';
const scale = Number(process.env.FONDACO_SCALE ?? 1);
const firstSeed = Number(process.env.FONDACO_SEED ?? 0);

export const runSize = (usual: number, long: number): number =>
  soak ? Math.max(1, Math.round(long * scale)) : usual;

/** The seeds of `usual` games, or of `long` ones in a soak run, which may start at another seed (FONDACO_SEED). */
export const seedsFor = (usual: number, long: number): number[] =>
  Array.from({ length: runSize(usual, long) }, (_, i) => firstSeed + i);

/** Appends figures to the report of a long run, one JSON object a line. */
export function figure(name: string, values: object): void {
  const file = process.env.FONDACO_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ name, ...values })}\n`);
}
