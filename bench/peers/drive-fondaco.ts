import { isOwn, type Json, type Op, type OpenQuestion, type ServerMessage } from '@fondaco/kernel';
import { lightSocket } from './light-socket.ts';
import { anyOf, type OpenTables, type Tally } from './tally.ts';

/** Somebody with a name, a page, and one table at a time. */
interface Person {
  post(path: string, body: object): Promise<{ id: string }>;
  say(up: object): void;
  hear(down: (m: ServerMessage) => void): void;
}

export const fondacoTables: OpenTables = async (ports, tables, seats, tally) => {
  for (let n = 0; n < tables; n++) {
    // The seats of a table are at different processes.
    const people = await Promise.all(
      Array.from({ length: seats }, (_, seat) =>
        person(ports[(n + seat) % ports.length] as number),
      ),
    );
    playOn(people, tally).catch(tally.failed);
  }
};

/** `{"t":"n`: no other message begins so. */
const NEWS_AT = 6;
const NEWS = 'n'.charCodeAt(0);

let people = 0;

async function person(port: number): Promise<Person> {
  const origin = `http://127.0.0.1:${port}`;
  let cookie = '';
  async function post(path: string, body: object): Promise<{ id: string }> {
    const headers = { 'content-type': 'application/json', cookie };
    const reply = await fetch(origin + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers,
    });
    cookie ||= reply.headers.get('set-cookie')?.split(';')[0] ?? '';
    if (!reply.ok) throw new Error(await reply.text());
    return (await reply.json()) as { id: string };
  }
  // At a table nobody's name may look like another's.
  await post('/api/guest', { name: `Player ${people++}` });
  let heard: (m: ServerMessage) => void = () => {};
  const socket = await lightSocket(port, '/socket', cookie, (bytes) => {
    // News that change no question are nothing to a player who only answers questions.
    if (bytes[NEWS_AT] === NEWS && !bytes.includes('"path":"/questions')) return;
    heard(JSON.parse(bytes.toString()) as ServerMessage);
  });
  const say = (up: object): void => socket.send(JSON.stringify(up));
  say({ t: 'hello', protocol: 1 });
  return {
    post,
    say,
    hear(down) {
      heard = down;
    },
  };
}

let keys = 0;

async function playOn(people: readonly Person[], tally: Tally): Promise<void> {
  const [host, ...others] = people as [Person, ...Person[]];
  for (;;) {
    const wish = { game: 'oltre-mare', seats: people.length };
    const { id } = await host.post('/api/tables', wish);
    for (const guest of others) await guest.post(`/api/tables/${id}/join`, {});
    const over = play(people, id, tally);
    await host.post(`/api/tables/${id}/start`, {});
    await over;
    for (const each of people) each.say({ t: 'unwatch', key: `u${keys++}`, table: id });
    tally.game();
  }
}

/** Of its outlook a seat keeps its questions, which is all it needs. */
function play(people: readonly Person[], table: string, tally: Tally): Promise<void> {
  return new Promise((over, failed) => {
    for (const [seat, each] of people.entries()) {
      let seen: { questions: OpenQuestion[] } = { questions: [] };
      const sent = new Map<string, number>();
      const go = (): void => {
        const q = seen.questions.filter(isOwn).find((x) => x.need === 'must');
        if (!q) return;
        const key = `k${keys++}`;
        sent.set(key, performance.now());
        const { action } = anyOf(q.options.filter((o) => o.off === undefined));
        each.say({ t: 'answer', key, table, seat, decision: q.id, action });
      };
      each.hear((m) => {
        if (m.t === 'ack' && !m.ok) failed(new Error(JSON.stringify(m)));
        else if (m.t === 'ack') {
          if (m.seq !== undefined) tally.move(sent.get(m.key) ?? 0);
          sent.delete(m.key);
        } else if (m.t === 'full' || m.t === 'news') {
          if (m.t === 'full') seen = { questions: m.outlook.questions };
          else seen = patched(seen, m.patch);
          go();
        } else if (m.t === 'table' && m.info.status === 'over' && seat === 0) over();
      });
      each.say({ t: 'watch', key: `w${keys++}`, table });
    }
  });
}

type Node = Record<string, Json> | Json[];

/** JSON Patch, in place: what is kept is nobody else's. */
function patched<T extends object>(doc: T, patch: readonly Op[]): T {
  for (const op of patch) {
    if (!op.path.startsWith('/questions')) continue;
    const path = op.path.slice(1).split('/');
    const last = path.pop() as string;
    const node = path.reduce((at, key) => (at as Record<string, Node>)[key] as Node, doc as Node);
    if (!Array.isArray(node)) {
      if (op.op === 'remove') delete node[last];
      else node[last] = op.value;
    } else if (op.op === 'remove') node.splice(Number(last), 1);
    else node.splice(Number(last), op.op === 'add' ? 0 : 1, op.value);
  }
  return doc;
}
