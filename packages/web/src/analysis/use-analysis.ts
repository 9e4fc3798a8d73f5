import type { Analysis } from '@fondaco/bots';
import { type Msg, msg } from '@fondaco/kernel';
import { useEffect, useState } from 'react';
import { api, reasonOf } from '../api/index.ts';
import { isLocal } from '../local/ids.ts';
import { localTables } from '../local/local-connection.ts';
import type { AnalysisNews } from './analysis-worker.ts';

export type AnalysisProgress =
  | { t: 'making'; done: number; of: number }
  | { t: 'failed'; why: Msg }
  | { t: 'made'; analysis: Analysis };

const ASK_AGAIN_MS = 2000;

/** The analysis of a game: kept by the server, or made here in a worker for a game of this device. */
export function useAnalysis(id: string): AnalysisProgress {
  const [state, setState] = useState<AnalysisProgress>({ t: 'making', done: 0, of: 0 });
  useEffect(() => {
    let here = true;
    const tell = (next: AnalysisProgress): void => {
      if (here) setState(next);
    };
    const stop = isLocal(id) ? makeHere(id, tell) : askServer(id, tell);
    return () => {
      here = false;
      stop();
    };
  }, [id]);
  return state;
}

type Tell = (state: AnalysisProgress) => void;

/** Asks until it is made. */
function askServer(id: string, tell: Tell): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const ask = (): void => {
    api.analysis(id).then(
      ({ analysis, done, of }) => {
        tell(analysis ? { t: 'made', analysis } : { t: 'making', done, of });
        if (!analysis && !isStopped) timer = setTimeout(ask, ASK_AGAIN_MS);
      },
      (error: unknown) => tell({ t: 'failed', why: reasonOf(error) }),
    );
  };
  ask();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Analyses that were made since the page was opened. */
const madeHere = new Map<string, Analysis>();

function makeHere(id: string, tell: Tell): () => void {
  const known = madeHere.get(id);
  if (known) {
    tell({ t: 'made', analysis: known });
    return () => {};
  }
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
  const failed = (): void => tell({ t: 'failed', why: msg('table.analysis.failed') });
  worker.onerror = failed;
  worker.onmessage = ({ data }: MessageEvent<AnalysisNews>) => {
    if ('failed' in data) return failed();
    if ('done' in data) return tell({ t: 'making', ...data });
    madeHere.set(id, data.analysis);
    tell({ t: 'made', ...data });
  };
  localTables()
    .export(id)
    .then(
      (file) => worker.postMessage(file),
      (error: unknown) => tell({ t: 'failed', why: reasonOf(error) }),
    );
  return () => worker.terminate();
}
