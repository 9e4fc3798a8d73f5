import { BASE } from './base.ts';

interface Waiting<L> {
  base: { readonly passengers: L };
  cultures: Readonly<Record<string, { readonly passengers: L }>>;
}

/** mvc.passenger.1, mvs.passenger.1: the passengers who wait at a market. */
export const waitingAt = <L extends readonly string[]>(s: Waiting<L>, market: string): L =>
  market === BASE ? s.base.passengers : (s.cultures[market]?.passengers as L);

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
