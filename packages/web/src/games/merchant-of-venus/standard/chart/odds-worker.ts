import {
  merchantOfVenusStandard,
  type StandardView,
  standardOdds,
} from '@fondaco/merchant-of-venus';
import type { Asked } from '../../board/use-odds.ts';

const { options: schema, components } = merchantOfVenusStandard;

addEventListener('message', ({ data }: MessageEvent<Asked<StandardView>>) => {
  const odds = standardOdds(schema.parse(data.options), components)(data.view);
  postMessage({ id: data.id, odds: odds.map(({ space, odds: likely }) => [space, likely]) });
});
