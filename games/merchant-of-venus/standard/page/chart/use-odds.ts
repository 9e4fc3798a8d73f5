import { oddsHook } from '../../../board/page/use-odds.ts';
import type { StandardView } from '../../rules/index.ts';

export const useOdds = oddsHook<StandardView>(
  () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' }),
);
