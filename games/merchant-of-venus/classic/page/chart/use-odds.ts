import { oddsHook } from '../../../board/page/use-odds.ts';
import type { ClassicView } from '../../rules/index.ts';

export const useOdds = oddsHook<ClassicView>(
  () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' }),
);
