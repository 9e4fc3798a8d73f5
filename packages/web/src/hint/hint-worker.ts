import { loadRules } from '../local/rules.ts';
import { giveHint, type HintNews, type HintRequest } from './give-hint.ts';

/** One hint is thought out here; the page ends the worker when it needs no more of it. */
const tell = (news: HintNews): void => self.postMessage(news);

self.onmessage = ({ data }: MessageEvent<HintRequest>) => {
  giveHint(data, { loadRules, now: () => performance.now(), tell }).catch((error: unknown) => {
    console.error(error);
    tell({ failed: 'error' });
  });
};
