import { makeUsePlans } from '../../../shared/page/plans.ts';
import { useFacts } from '../game.tsx';
import { chartGoals } from './goals.ts';
import { useOdds } from './use-odds.ts';

export const usePlans = makeUsePlans({ useFacts, chartGoals, useOdds });
