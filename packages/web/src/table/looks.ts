import { manifestOf } from '@fondaco/games';
import type { Face } from '@fondaco/page-kit/look.ts';

/** Games that have a look of their own, by its place; any other is played with the list of options. */
const LOOKS = import.meta.glob<{ look: Face }>('../../../../games/**/page/index.tsx');

export async function loadFace(game: string): Promise<Face> {
  const load = LOOKS[`../../../../games/${manifestOf(game)?.folder}/page/index.tsx`];
  if (load) return (await load()).look;
  return (await import('@fondaco/page-kit/plain/plain.tsx')).plainFace;
}
