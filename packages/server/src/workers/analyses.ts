import { type Analysis, analyse } from '@fondaco/bots';
import { type Logger, type RecordSource, readGame, refused, remember } from '@fondaco/host';
import type { ServerStorage } from '../storage/index.ts';
import { fairQueue } from './fair-queue.ts';

/** Analyses of other formats are made anew. */
const FORMAT: Analysis['format'] = 1;

const MOST_UNMEASURED = 1000;

/** How far an analysis is: looks taken, and looks in all. */
export interface Progress {
  done: number;
  of: number;
}

/** Makes the analysis of a finished game, as text. */
export type Analyse = (table: string, progress: (now: Progress) => void) => Promise<string>;

/** Does it in this thread. */
export const analyseHere =
  (source: RecordSource): Analyse =>
  async (table, progress) =>
    analysisOf(await readGame(source, table), progress);

export const analysisOf = (
  game: Awaited<ReturnType<typeof readGame>>,
  progress: (now: Progress) => void,
): string => JSON.stringify(analyse(game, undefined, (done, of) => progress({ done, of })));

/** An analysis as text, or how far it is. */
export type AnalysisState = { made: string } | { making: Progress };

export interface Analyses {
  /** Begins to make it if nobody has. Users take turns, and have one made at a time. Whether they may is decided before. */
  of(user: string, table: string): Promise<AnalysisState>;
}

export function createAnalyses(
  make: Analyse,
  storage: Pick<ServerStorage, 'analysis' | 'change'>,
  log: Logger,
): Analyses {
  const inTurn = fairQueue(1);
  const making = new Map<string, { user: string; progress: Progress }>();
  /** Tables whose analysis failed; it would fail again. */
  const failed = new Set<string>();
  /** Games whose odds nobody has measured yet: a later version of this server may know more, so this is not stored. */
  const unmeasured = new Map<string, string>();

  async function begin(user: string, table: string): Promise<void> {
    const job = { user, progress: { done: 0, of: 0 } };
    making.set(table, job);
    try {
      const json = await inTurn(user, () =>
        make(table, (now) => {
          job.progress = now;
        }),
      );
      if (isMeasured(json)) await storage.change([{ t: 'analysis', table, json }]);
      else remember(unmeasured, table, json, MOST_UNMEASURED);
    } catch (error) {
      log.warn({ table, err: error }, 'an analysis failed');
      failed.add(table);
    } finally {
      making.delete(table);
    }
  }

  return {
    async of(user, table) {
      const known = unmeasured.get(table) ?? (await storage.analysis(table));
      if (known !== undefined && isCurrent(known)) return { made: known };
      if (failed.has(table)) throw refused(503, 'table.noAnalysis');
      const isBusy = [...making.values()].some((job) => job.user === user);
      if (!making.has(table) && !isBusy) void begin(user, table);
      return { making: making.get(table)?.progress ?? { done: 0, of: 0 } };
    },
  };
}

const isMeasured = (json: string): boolean => (JSON.parse(json) as Analysis).turns.length > 0;

/** The format is the first thing in the text. */
const isCurrent = (json: string): boolean => json.startsWith(`{"format":${FORMAT},`);
