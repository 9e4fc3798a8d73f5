import { connect, createServer, type Socket } from 'node:net';

/** `loseCommit`: the commit does not arrive. `loseAnswer`: it arrives, and its answer is lost. */
export type Loss = 'loseCommit' | 'loseAnswer';

/** Stands between a server and its database and breaks the connection during the next commit of a write. */
export interface Proxy {
  url: string;
  breakNext(loss: Loss): void;
  /** How often it broke a connection. */
  breaks(): number;
  close(): void;
}

const COMMIT = Buffer.from('COMMIT\0');
const READ = 'BEGIN ISOLATION LEVEL';

export async function proxyTo(database: string): Promise<Proxy> {
  const target = new URL(database);
  let loss: Loss | undefined;
  let breaks = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const there = connect(Number(target.port), target.hostname);
    for (const socket of [client, there]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    }
    client.on('close', () => there.destroy());
    there.on('close', () => client.destroy());
    let isLost = false;
    client.on('data', (chunk: Buffer) => {
      const isCommit = chunk.includes(COMMIT) && !chunk.includes(READ);
      if (!isCommit || loss === undefined) return void there.write(chunk);
      const how = loss;
      loss = undefined;
      isLost = true;
      breaks++;
      if (how === 'loseCommit') return client.destroy();
      there.write(chunk);
      return undefined;
    });
    there.on('data', (chunk: Buffer) => {
      if (isLost) client.destroy();
      else client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(database);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    breakNext(how) {
      loss = how;
    },
    breaks: () => breaks,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
