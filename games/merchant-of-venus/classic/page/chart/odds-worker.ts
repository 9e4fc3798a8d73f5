import type { Asked } from '../../../board/page/use-odds.ts';
import { type ClassicView, classicOdds, merchantOfVenusClassic } from '../../rules/index.ts';

const { options: schema, components } = merchantOfVenusClassic;

addEventListener('message', ({ data }: MessageEvent<Asked<ClassicView>>) => {
  const odds = classicOdds(schema.parse(data.options), components)(data.view);
  postMessage({ id: data.id, odds: odds.map(({ space, odds: likely }) => [space, likely]) });
});
