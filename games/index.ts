import type { Manifest } from './manifest.ts';
import * as registry from './registry.ts';

export type { Arranged, Arranger, Manifest, Recording, Released } from './manifest.ts';

/** Every game, the shortest first. */
export const manifests: readonly Manifest[] = Object.values<Manifest>(registry).sort(
  (a, b) => a.minutes - b.minutes,
);

/** The games that players can choose. */
export const offered: readonly Manifest[] = manifests.filter((m) => m.offered);

export const manifestOf = (id: string): Manifest | undefined => manifests.find((m) => m.id === id);
