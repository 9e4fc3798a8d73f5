import { type Chance, fastChance } from '@fondaco/kernel';
import { type Child, startChild } from '../children.ts';
import { type Cluster, startCluster } from '../postgres/cluster.ts';
import { runSql } from '../postgres/database.ts';

/** Several servers on one database, all of which can fail. */
export interface Fleet {
  url: string;
  /** A server that runs, as far as is known. */
  port(chance: Chance): number;
  ports(): number[];
  /** Kills a server without warning and starts another one. */
  killServer(): Promise<void>;
  /** Ends some of the connections of the servers to the database. */
  cutConnections(): Promise<void>;
  restartDatabase(): Promise<void>;
  /** Waits until every server that was killed has been replaced. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export async function startFleet(size: number, seed: string): Promise<Fleet> {
  const chance = fastChance(`${seed} kills`);
  const cluster: Cluster = await startCluster();
  const url = await cluster.newDatabase();
  const children: Child[] = await Promise.all(Array.from({ length: size }, () => startChild(url)));
  const starting = new Map<number, Promise<void>>();
  return {
    url,
    port: (by) => (children[by.int(size, 'server')] as Child).port,
    ports: () => children.map((child) => child.port),
    async killServer() {
      const can = [...children.keys()].filter((i) => !starting.has(i));
      const at = can[chance.int(Math.max(1, can.length), 'kill')];
      if (at === undefined) return;
      await children[at]?.kill();
      const started = startChild(url).then((child) => {
        starting.delete(at);
        children[at] = child;
      });
      starting.set(at, started);
    },
    async cutConnections() {
      await runSql(
        url,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid() AND random() < 0.4`,
      );
    },
    restartDatabase: () => cluster.restart(),
    settled: async () => void (await Promise.all(starting.values())),
    async stop() {
      await Promise.all(starting.values());
      await Promise.all(children.map((child) => child.kill()));
      await cluster.stop();
    },
  };
}
