import type { Face } from '@fondaco/page-kit/look.ts';

/** Games that have a face of their own; any other is played with the list of options. */
const FACES: Readonly<Record<string, () => Promise<Face>>> = {
  'oltre-mare': async () =>
    (await import('@fondaco/games/oltre-mare/page/index.tsx')).oltreMareFace,
  'merchant-of-venus-classic': async () =>
    (await import('@fondaco/games/merchant-of-venus/classic/page/index.tsx'))
      .merchantOfVenusClassicFace,
  'merchant-of-venus-standard': async () =>
    (await import('@fondaco/games/merchant-of-venus/standard/page/index.tsx'))
      .merchantOfVenusStandardFace,
};

export async function loadFace(game: string): Promise<Face> {
  const load = FACES[game];
  if (load) return load();
  return (await import('@fondaco/page-kit/plain/plain.tsx')).plainFace;
}
