import type { Json } from '@fondaco/kernel';
import { type ClassicView, classicOdds, merchantOfVenusClassic } from '@fondaco/merchant-of-venus';

/** Reckons beside the page: a few hundred ways over the chart would hold up its frames. */
export interface Asked {
  id: number;
  options: Json;
  view: ClassicView;
}

const { options: schema, components } = merchantOfVenusClassic;

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const odds = classicOdds(schema.parse(data.options), components)(data.view);
  postMessage({ id: data.id, odds: odds.map(({ space, odds: likely }) => [space, likely]) });
});
