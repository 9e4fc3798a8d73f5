import type { Json, OwnQuestion, TableInfo } from '@fondaco/kernel';
import { usePack } from '@fondaco/page-kit/facts.ts';
import { useEffect, useState } from 'react';
import type { Hint, HintNews, HintRequest, NoHint } from './give-hint.ts';

export type HintState =
  | { t: 'waiting' }
  | { t: 'failed'; why: NoHint | 'slow' }
  | { t: 'found'; hint: Hint; isFinal: boolean };

/** A worker that has said nothing for this long is ended. */
const MOST_SILENT_MS = 60_000;

/** Thinks about a question in a worker of its own. The worker ends with the question, the position, or the panel. */
export function useHint(table: TableInfo, view: Json, question: OwnQuestion): HintState {
  const [state, setState] = useState<HintState>({ t: 'waiting' });
  const pack = usePack<Json>();
  const { game, rulesVersion, options } = table;
  const request = JSON.stringify({
    table: { game, rulesVersion, options, seats: table.seats.length },
    ...(pack !== undefined && { pack }),
    view,
    decision: decisionOf(question),
  } satisfies HintRequest);
  useEffect(() => {
    setState({ t: 'waiting' });
    const worker = new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
    const fail = (why: NoHint | 'slow'): void => {
      worker.terminate();
      setState((now) => (now.t === 'found' ? { ...now, isFinal: true } : { t: 'failed', why }));
    };
    const tooLong = setTimeout(() => fail('slow'), MOST_SILENT_MS);
    worker.onerror = () => fail('error');
    worker.onmessage = ({ data }: MessageEvent<HintNews>) => {
      if ('failed' in data) return fail(data.failed);
      setState({ t: 'found', ...data });
      if (data.isFinal) clearTimeout(tooLong);
    };
    worker.postMessage(JSON.parse(request));
    return () => {
      clearTimeout(tooLong);
      worker.terminate();
    };
  }, [request]);
  return state;
}

const decisionOf = ({ id, seat, kind, rule, need }: OwnQuestion): HintRequest['decision'] => ({
  id,
  seat,
  kind,
  rule,
  need,
});
