import { makeUseOdds } from '../../../board/page/use-odds.ts';
import type { StandardView } from '../../rules/index.ts';

export const useOdds = makeUseOdds<StandardView>(
  () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' }),
);
