import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { fastChance, isOwn, parseGameFile } from '@fondaco/kernel';
import { startServer } from '@fondaco/server';
import { expect, onTestFinished, test } from 'vitest';
import { serverConnection } from './socket.ts';
import type { TableStore } from './state.ts';
import { openTable } from './store.ts';

async function serve(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-web-'));
  const server = await startServer({
    patienceMs: 0,
    games: [oltreMare],
    data: join(folder, 'data.sqlite'),
    port: 0,
    limits: { messages: { burst: 1e6, perSecond: 1e6 } },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return `127.0.0.1:${server.port}`;
}

/** Somebody whose line breaks every now and then. */
async function person(host: string, name: string) {
  let cookie = '';
  async function call(path: string, body?: object): Promise<Response> {
    const method = body ? 'POST' : 'GET';
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const sent = body && { body: JSON.stringify(body) };
    return fetch(`http://${host}/api/${path}`, { method, headers, ...sent });
  }
  const guest = await call('guest', { name });
  cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
  let current: WebSocket | undefined;
  let wake = (): void => {};
  let opened = 0;
  const connection = serverConnection(`ws://${host}/socket`, {
    open(url) {
      opened++;
      // Outside of a browser the cookie has to be given by hand.
      current = new WebSocket(url, { headers: { cookie } } as unknown as string);
      return current;
    },
    onWake(f) {
      wake = f;
      return () => {};
    },
    visibility: { isVisible: () => true, onChange: () => () => {} },
    storage: undefined,
    onNewPage() {},
  });
  onTestFinished(() => connection.close());
  return {
    call,
    connection,
    opened: () => opened,
    cut() {
      const dead = current;
      dead?.onclose?.({} as CloseEvent);
      dead?.close();
      setTimeout(() => wake(), 5);
    },
  };
}

type Person = Awaited<ReturnType<typeof person>>;

/** Plays by what is listed; gives how many answers were accepted. */
async function play(store: TableStore, { cut }: Person, seed: string): Promise<number> {
  const chance = fastChance(seed);
  let accepted = 0;
  let waits = false;
  return new Promise((resolve) => {
    const look = (): void => {
      const { pending, info, viewers, refused } = store.get();
      if (pending) return;
      if (waits && !refused) accepted++;
      waits = false;
      if (info?.status === 'over') resolve(accepted);
      const q = viewers[0]?.shown.questions.find((x) => isOwn(x) && x.need === 'must');
      const options = q && isOwn(q) ? q.options.filter((o) => o.off === undefined) : [];
      const option = options[chance.int(Math.max(1, options.length), 'option')];
      if (!q || !isOwn(q) || !option) return;
      waits = true;
      // Cut before it leaves, or when it has left but is not acknowledged.
      const when = chance.int(20, 'cut');
      if (when === 0) cut();
      store.answer(q, option.action);
      if (when === 1) setTimeout(cut, chance.int(3, 'cut'));
    };
    store.subscribe(() => queueMicrotask(look));
    look();
  });
}

test('two people with bad lines play a whole game, every answer once', async () => {
  const host = await serve();
  const anna = await person(host, 'Anna');
  const boris = await person(host, 'Boris');
  const made = await anna.call('tables', { game: 'oltre-mare', seats: 2 });
  const { id } = (await made.json()) as { id: string };
  await boris.call(`tables/${id}/join`, {});
  const options = { loadStory: async () => [], pace: () => 0 };
  const stores = [
    openTable(anna.connection, id, options),
    openTable(boris.connection, id, options),
  ] as const;
  await anna.call(`tables/${id}/start`, {});
  const accepted = await Promise.all([
    play(stores[0], anna, 'anna'),
    play(stores[1], boris, 'boris'),
  ]);
  const file = parseGameFile(await (await anna.call(`tables/${id}/file`)).text());
  const acts = file.entries.flatMap((e) => (e.t === 'act' ? [e.seat] : []));
  expect(accepted).toEqual([0, 1].map((seat) => acts.filter((s) => s === seat).length));
  for (const store of stores) expect(store.get().viewers[0]?.seq).toBe(file.entries.length - 1);
  // Both lines were opened once; the rest were cut. How often depends on the length of the game.
  expect(anna.opened() + boris.opened()).toBeGreaterThan(4);
});
