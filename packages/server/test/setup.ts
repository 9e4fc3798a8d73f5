import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadInput } from '@fondaco/kernel';
import { onTestFinished } from 'vitest';
import { type Server, type ServerOptions, startServer } from '../src/index.ts';
import { type Client, client } from './client.ts';
import { GAMES, NO_LIMITS } from './games.ts';

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Below the ports the system assigns itself. */
export const somePort = (): number => 12_000 + Math.floor(Math.random() * 20_000);

/** A server that stops with the test; if its port is taken, another one is tried. */
export async function serve(options: Partial<ServerOptions> = {}): Promise<Server> {
  const data = options.data ?? join(newFolder(), 'data.sqlite');
  for (let tries = 0; ; tries++) {
    try {
      const port = somePort();
      const server = await startServer({
        games: GAMES,
        limits: NO_LIMITS,
        patienceMs: 0,
        port,
        ...options,
        data,
      });
      let closing: Promise<void> | undefined;
      const close = (why?: string): Promise<void> => (closing ??= server.close(why));
      onTestFinished(() => close());
      return { ...server, close };
    } catch (error) {
      if (tries > 20 || !(error instanceof BadInput) || error.msg.key !== 'server.port.taken')
        throw error;
    }
  }
}

/** A clock that runs, and does not run out. */
export const LONG_CLOCK = { t: 'live', bank: 24 * 3600, increment: 5 } as const;

export interface TableWish {
  clock?: object;
  game?: string;
  options?: object;
  bots?: number;
  /** What plays as a bot. */
  player?: string;
  pace?: number;
  answerTime?: number;
  private?: boolean;
}

/** A running table of these people and some bots. */
export async function begun(people: readonly Client[], wish: TableWish = {}): Promise<string> {
  const [host, ...others] = people as [Client, ...Client[]];
  const { bots = 0, player = 'random', ...rest } = wish;
  const table = { game: 'lanterns', pace: 0, seats: people.length + bots, ...rest };
  const { body } = await host.post('/api/tables', table);
  for (const guest of others) await guest.post(`/api/tables/${body.id}/join`, {});
  if (bots > 0) await host.post(`/api/tables/${body.id}/bots`, { player });
  const started = await host.post(`/api/tables/${body.id}/start`);
  if (started.status !== 200) throw new Error(started.text);
  return body.id;
}

/** As many people as names. */
export async function people<const N extends string[]>(
  port: number,
  ...names: N
): Promise<{ [K in keyof N]: Client }> {
  return (await Promise.all(names.map((name) => client(port, name)))) as { [K in keyof N]: Client };
}
