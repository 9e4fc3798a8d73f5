import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type Cluster, startCluster } from './cluster.ts';

/**
 * One PostgreSQL for all test files, started when the first of them asks for a database. Whoever connects is sent the address of a
 * new database, or why there is none.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<Cluster> | undefined;
  const server = createServer((socket) => {
    cluster ??= startCluster();
    cluster
      .then((running) => running.newDatabase())
      .then(
        (url) => socket.end(url),
        (error: unknown) => socket.end(`error ${(error as Error).message}`),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('postgres', (server.address() as { port: number }).port);
  return async () => {
    server.close();
    await cluster?.then(
      (running) => running.stop(),
      () => {},
    );
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: number;
  }
}
