import type { Face } from './face.ts';

/** Games that have a face of their own; any other is played with the list of options. */
const FACES: Readonly<Record<string, () => Promise<Face>>> = {
  'oltre-mare': async () => (await import('./oltre-mare/face.tsx')).oltreMareFace,
  'merchant-of-venus-classic': async () =>
    (await import('./merchant-of-venus/classic/face.tsx')).merchantOfVenusClassicFace,
  'merchant-of-venus-standard': async () =>
    (await import('./merchant-of-venus/standard/face.tsx')).merchantOfVenusStandardFace,
};

export async function loadFace(game: string): Promise<Face> {
  const load = FACES[game];
  if (load) return load();
  return (await import('./plain/face.tsx')).plainFace;
}
