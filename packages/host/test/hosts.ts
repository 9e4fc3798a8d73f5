import { PLAYERS } from '@fondaco/bots';
import {
  type AnyGame,
  applyPatch,
  fastChance,
  isOwn,
  type Json,
  type Outlook,
  type OwnQuestion,
  type ServerMessage,
  type Viewer,
} from '@fondaco/kernel';
import { onTestFinished } from 'vitest';
import {
  asLibrary,
  carryOutCommand,
  type Host,
  type HostParts,
  openHost,
  type Storage,
  startRunner,
  type Watcher,
  watch,
} from '../src/index.ts';

export interface HostSetup extends Partial<Omit<HostParts, 'storage' | 'library'>> {
  games: readonly AnyGame[] | HostParts['library'];
  /** Whether bots and clocks run. */
  running?: boolean;
}

let hosts = 0;
let tables = 0;

/** A host that stops with the test. */
export function hostOn(storage: Storage, { games, running = false, ...parts }: HostSetup): Host {
  const chance = fastChance(`host ${hosts++}`);
  const hex = (bytes: number): string =>
    Array.from({ length: 2 * bytes }, () => chance.int(16, 'hex').toString(16)).join('');
  const host = openHost({
    storage,
    library: asLibrary(games),
    players: PLAYERS,
    people: { preload: () => Promise.resolve(), person: (id) => ({ id, name: id }) },
    log: { info() {}, warn() {}, error() {} },
    random: { hex, below: (n) => chance.int(n, 'below'), tableId: () => `table-${++tables}` },
    now: Date.now,
    monotonic: () => performance.now(),
    schedule(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    runs: 'always',
    patienceMs: 0,
    ...parts,
  });
  const runner = running ? startRunner(host) : undefined;
  onTestFinished(async () => {
    await runner?.stop();
    await Promise.all(host.queues.values());
  });
  return host;
}

/** A watcher that applies what it is sent, as a client would. */
export interface Client extends Watcher {
  heard: ServerMessage[];
  outlooks: Map<Viewer, { seq: number; outlook: Outlook }>;
  musts(): OwnQuestion[];
}

function clientOf(user: string): Client {
  const client: Client = {
    user,
    heard: [],
    outlooks: new Map(),
    send(message) {
      // As it would come over a wire.
      const down = JSON.parse(JSON.stringify(message)) as ServerMessage;
      client.heard.push(down);
      if (down.t === 'full')
        client.outlooks.set(down.as, { seq: down.seq, outlook: structuredClone(down.outlook) });
      if (down.t !== 'news') return;
      const before = client.outlooks.get(down.as);
      if (!before || down.seq <= before.seq) return;
      if (down.seq !== before.seq + 1) throw new Error(`news ${down.seq} after ${before.seq}`);
      const after = applyPatch(before.outlook as unknown as Json, down.patch);
      client.outlooks.set(down.as, { seq: down.seq, outlook: after as unknown as Outlook });
    },
    musts: () =>
      [...client.outlooks.values()]
        .flatMap(({ outlook }) => outlook.questions.filter(isOwn))
        .filter((q) => q.need === 'must'),
  };
  return client;
}

export async function watching(host: Host, table: string, user: string): Promise<Client> {
  const client = clientOf(user);
  await watch(host, client, table);
  return client;
}

let keys = 0;

/** Answers a question with its first available option. */
export function answerTo(
  host: Host,
  user: string,
  table: string,
  q: OwnQuestion,
  key = `key ${keys++}`,
): ReturnType<typeof carryOutCommand> {
  const action = q.options.find((o) => o.off === undefined)?.action ?? null;
  return carryOutCommand(host, user, {
    t: 'answer',
    key,
    table,
    seat: q.seat,
    decision: q.id,
    action,
  });
}
