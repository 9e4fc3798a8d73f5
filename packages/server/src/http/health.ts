import { msg } from '@fondaco/kernel';
import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import type { ServerContext } from '../context.ts';
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
export function healthRoute(app: FastifyInstance, context: ServerContext, sockets: Sockets): void {
  const canWrite = writeProbe(context);
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
