import { BASE } from './base.ts';

interface Waiting {
  base: { passengers: string[] };
  cultures: Record<string, { passengers: string[] }>;
}

/** mvc.passenger.1, mvs.passenger.1: the passengers who wait at a market. */
export const waitingAt = (s: Waiting, market: string): string[] =>
  market === BASE ? s.base.passengers : (s.cultures[market]?.passengers as string[]);

type Demands = ReadonlyMap<string, { good: string; bonus: number }>;

/** The demand tokens of a market that ask for a good. */
export const demandsFor = (all: Demands, atMarket: readonly string[], good: string): string[] =>
  atMarket.filter((id) => all.get(id)?.good === good);

/** mvc.sell.2, mvs.option.4: all matching demands pay. */
export function demandBonus(all: Demands, atMarket: readonly string[], good: string): number {
  let bonus = 0;
  for (const id of demandsFor(all, atMarket, good)) bonus += all.get(id)?.bonus ?? 0;
  return bonus;
}
