import { manifest as lanterns } from './lanterns/manifest.ts';
import type { Manifest } from './manifest.ts';
import { manifest as classic } from './merchant-of-venus/classic/manifest.ts';
import { manifest as standard } from './merchant-of-venus/standard/manifest.ts';
import { manifest as oltreMare } from './oltre-mare/manifest.ts';

export type { Arranged, Arranger, Manifest, Recording, Released } from './manifest.ts';

/** Every game there is. */
export const manifests: readonly Manifest[] = [oltreMare, classic, standard, lanterns];

export const offered: readonly Manifest[] = manifests.filter((m) => m.offered);

export const manifestOf = (id: string): Manifest | undefined => manifests.find((m) => m.id === id);
