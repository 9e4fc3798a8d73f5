import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { retireIfDue } from './retention.ts';

const PRUNE_INTERVAL_MS = 6 * 60 * 60 * 1000;
const OUTCOME_TTL_MS = 3 * 24 * 60 * 60 * 1000;

/** Deletes what has expired: at the start, and regularly after that. Retention may take long, so nothing waits for it. */
export async function startPruning(app: FastifyInstance, context: ServerContext): Promise<void> {
  const stop = new AbortController();
  let retiring: Promise<unknown> = Promise.resolve();
  const failed = (error: unknown): void => app.log.error({ err: error }, 'pruning failed');
  async function prune(): Promise<void> {
    const now = context.now();
    await context.change([{ t: 'prune', now, outcomes: now - OUTCOME_TTL_MS }]).catch(failed);
    // One process at a time; if it ends, the connection that holds its turn ends too.
    const retire = () =>
      context.storage.inTurn('retention', () => retireIfDue(context, stop.signal));
    retiring = retiring.then(retire).catch(failed);
  }
  await prune();
  const timer = setInterval(() => void prune(), PRUNE_INTERVAL_MS);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stop.abort();
    await retiring;
  });
}
