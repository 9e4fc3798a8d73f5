import { manifests } from '@fondaco/games';
import type { Arrangers } from './scenario/index.ts';

export const ARRANGERS: Arrangers = Object.fromEntries(
  await Promise.all(manifests.map(async (m) => [m.id, await m.arrange()] as const)),
);
