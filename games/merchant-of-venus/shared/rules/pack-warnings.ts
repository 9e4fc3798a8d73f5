import { type Msg, msg } from '@fondaco/kernel';

interface Culture {
  id: string;
  name: string;
  buyers: readonly string[];
  good: { id: string; name: string; count: number };
}

interface SharedPack {
  cultures: readonly Culture[];
  passengers: readonly { name: string; from: string; to: string }[];
  demands: readonly { good: string; at: string }[];
}

/** What both games can play, but whoever made the set probably did not mean. */
export function sharedWarnings({ cultures, passengers, demands }: SharedPack): Msg[] {
  const ofGood = new Map(cultures.map((c) => [c.good.id, c]));
  const nameOf = (id: string): string => cultures.find((c) => c.id === id)?.name ?? id;
  const buysOwn = cultures.filter((c) => c.buyers.includes(c.id));
  const none = cultures.filter((c) => c.good.count === 0);
  const nowhere = passengers.filter((p) => p.from === p.to);
  const unwanted = demands.filter(({ good, at }) => !ofGood.get(good)?.buyers.includes(at));
  return [
    ...buysOwn.map((c) => msg('mv.warning.buysOwn', { culture: c.name })),
    ...none.map((c) => msg('mv.warning.noGoods', { good: c.good.name })),
    ...nowhere.map(({ name }) => msg('mv.warning.passenger', { name })),
    ...unwanted.map(({ good, at }) =>
      msg('mv.warning.demand', { good: ofGood.get(good)?.good.name ?? good, culture: nameOf(at) }),
    ),
  ];
}

/** A good that is never sold for more than it costs. */
export const lossMsg = (good: string): Msg => msg('mv.warning.loss', { good });
