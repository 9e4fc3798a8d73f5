import { type ClassicView, classicOdds, merchantOfVenusClassic } from '@fondaco/merchant-of-venus';
import type { Asked } from '../../board/use-odds.ts';

const { options: schema, components } = merchantOfVenusClassic;

addEventListener('message', ({ data }: MessageEvent<Asked<ClassicView>>) => {
  const odds = classicOdds(schema.parse(data.options), components)(data.view);
  postMessage({ id: data.id, odds: odds.map(({ space, odds: likely }) => [space, likely]) });
});
