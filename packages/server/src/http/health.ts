import { msg } from '@fondaco/kernel';
import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import type { ServerContext } from '../context.ts';
import type { Draining } from '../drain.ts';
import type { Sockets } from '../socket/plugin.ts';
import type { ServerStorage } from '../storage/index.ts';
import { answer, named, reads } from './describe.ts';

/** Health requests write to the disk at most this often, however many arrive. */
const PROBE_TTL_MS = 1000;

/** Whether the storage can be written now, or could at most `PROBE_TTL_MS` ago. */
export function writeProbe(
  { storage, log }: { storage: Pick<ServerStorage, 'probe'>; log: ServerContext['log'] },
  now = (): number => performance.now(),
): () => Promise<boolean> {
  let latest: { at: number; result: Promise<boolean> } | undefined;
  const probe = (): Promise<boolean> =>
    storage.probe().then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'nothing can be written');
        return false;
      },
    );
  return () => {
    if (!latest || now() - latest.at >= PROBE_TTL_MS) latest = { at: now(), result: probe() };
    return latest.result;
  };
}

/** Whether this server can do its work: play goes on only if moves can be stored. */
export function healthRoute(
  app: FastifyInstance,
  context: ServerContext,
  sockets: Sockets,
  draining: Draining,
): void {
  const canWrite = writeProbe(context);
  app.get(
    '/api/ready',
    {
      schema: reads({
        id: 'getReadiness',
        tag: 'server',
        summary: 'Whether the server takes new work',
        description:
          'For proxies that choose between several servers. A server that is about to end is well, but not ready.',
        isPublic: true,
        answers: answer('Send requests here.', named('Ready')),
        more: { 503: answer('Send them to another server.', named('NotReady')) },
      }),
    },
    async (_, reply) => {
      if (!draining.on && (await canWrite())) return { ready: true };
      const key = draining.on ? 'server.bye' : 'server.notWritten';
      return reply.code(503).send({ ready: false, refusal: { msg: msg(key) } });
    },
  );
  app.get(
    '/api/health',
    {
      schema: reads({
        id: 'getHealth',
        tag: 'server',
        summary: 'Whether the server works',
        description:
          'Writes to the data file to find out, at most once a second. Numbers describe what the server is busy with.',
        isPublic: true,
        answers: answer('All is well.', named('Health')),
        more: { 503: answer('Nothing can be written.', named('Unhealthy')) },
      }),
    },
    async (_, reply) => {
      const ok = await canWrite();
      const { liveTables, queues } = context.host;
      const health = {
        ok,
        version: manifest.version,
        uptime: Math.round(process.uptime()),
        tables: liveTables.size,
        busy: queues.size,
        sockets: sockets.count(),
      };
      if (ok) return health;
      return reply.code(503).send({ ...health, refusal: { msg: msg('server.notWritten') } });
    },
  );
}
