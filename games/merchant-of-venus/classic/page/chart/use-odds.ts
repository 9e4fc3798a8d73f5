import { makeUseOdds } from '../../../board/page/use-odds.ts';
import type { ClassicView } from '../../rules/index.ts';

export const useOdds = makeUseOdds<ClassicView>(
  () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' }),
);
