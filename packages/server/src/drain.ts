import { refused } from '@fondaco/host';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from './context.ts';

/** Whether the server is about to end. It then opens no table and no socket; what is under way is finished. */
export interface Draining {
  readonly on: boolean;
}

/** Requests that begin something which this server will not see through. */
const BEGINS_A_TABLE = ['/api/tables', '/api/tables/:id/again', '/api/tables/:id/start'];

export function refuseWhileDraining(app: FastifyInstance, draining: Draining): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }, reply) => {
    if (!draining.on) return;
    const begins = method === 'POST' && BEGINS_A_TABLE.includes(routeOptions.url ?? '');
    if (!begins && headers.upgrade === undefined) return;
    void reply.header('retry-after', '1');
    throw refused(503, 'bye');
  });
}

/** Waits for the work at all tables, but not for ever. */
export async function workDone({ host, log }: ServerContext, withinMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), withinMs);
  });
  const done = Promise.allSettled(host.queues.values()).then(() => 'done' as const);
  if ((await Promise.race([done, late])) === 'late')
    log.warn({ tables: [...host.queues.keys()] }, 'work at these tables was not finished in time');
  clearTimeout(timer);
}
