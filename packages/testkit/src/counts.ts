import { appendFileSync } from 'node:fs';

/** The long runs use the same tests with larger counts, which a factor may scale. */
export const soak = process.env.FONDACO_SOAK === '1';
const scale = Number(process.env.FONDACO_SCALE ?? 1);
const firstSeed = Number(process.env.FONDACO_SEED ?? 0);

export const counted = (usual: number, long: number): number =>
  soak ? Math.max(1, Math.round(long * scale)) : usual;

/** As many seeds as counted; a long run may begin at another one. */
export const seedsFor = (usual: number, long: number): number[] =>
  Array.from({ length: counted(usual, long) }, (_, i) => firstSeed + i);

/** Figures worth reporting go to the file of the long run, one JSON object a line. */
export function figure(name: string, values: object): void {
  const file = process.env.FONDACO_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ name, ...values })}\n`);
}
