import type { OddsRequest } from '../../../board/page/use-odds.ts';
import { factsOf } from '../../rules/facts/index.ts';
import type { StandardPack, StandardView } from '../../rules/index.ts';

addEventListener('message', ({ data }: MessageEvent<OddsRequest<StandardView>>) => {
  const odds = factsOf(data.options, data.pack as StandardPack | undefined).odds(data.view);
  postMessage({ id: data.id, odds: odds.map(({ space, odds: likely }) => [space, likely]) });
});
