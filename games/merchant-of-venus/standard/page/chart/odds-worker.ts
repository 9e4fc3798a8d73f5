import type { Asked } from '../../../board/page/use-odds.ts';
import { merchantOfVenusStandard, type StandardView, standardOdds } from '../../rules/index.ts';

const { options: schema, components } = merchantOfVenusStandard;

addEventListener('message', ({ data }: MessageEvent<Asked<StandardView>>) => {
  const odds = standardOdds(schema.parse(data.options), components)(data.view);
  postMessage({ id: data.id, odds: odds.map(({ space, odds: likely }) => [space, likely]) });
});
