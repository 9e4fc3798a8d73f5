import type { ClassicView } from '@fondaco/merchant-of-venus';
import { oddsHook } from '../../board/use-odds.ts';

export const useOdds = oddsHook<ClassicView>(
  () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' }),
);
