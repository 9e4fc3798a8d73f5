import type {
  ClientMessage,
  Json,
  Outlook,
  OwnQuestion,
  ServerMessage,
  TableInfo,
  Viewer,
} from '@fondaco/kernel';
import { diff } from '@fondaco/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Connection, listeners } from './connection.ts';
import type { ConnectionState, StoryEntry, TableStore, ViewerState } from './state.ts';
import { openTable } from './store.ts';

/** A connection whose other end is the test. */
function fakeLink() {
  const heard = listeners<ServerMessage>();
  const changed = listeners<void>();
  let state: ConnectionState = 'open';
  const said: ClientMessage[] = [];
  const connection: Connection = {
    state: () => state,
    you: () => ({ id: 'me', name: 'Anna' }),
    send: (up) => void said.push(up),
    listen: heard.add,
    onState: changed.add,
  };
  return {
    connection,
    said,
    tell: (down: ServerMessage) => heard.notify(down),
    setConnection(next: ConnectionState) {
      state = next;
      changed.notify();
    },
    last: <T extends ClientMessage['t']>(t: T) =>
      said.findLast((up) => up.t === t) as Extract<ClientMessage, { t: T }>,
    count: (t: ClientMessage['t']) => said.filter((up) => up.t === t).length,
  };
}

const move = (to: number): Json => ({ move: to });

function question(id: number, moves: number[], more: Partial<OwnQuestion> = {}): OwnQuestion {
  const options = moves.map((to) => ({ action: move(to), label: { key: 'x' } }));
  const base = { id, seat: 0, kind: 'sail', rule: 'r', need: 'must' } as const;
  return { ...base, options, forms: [], plans: [], ...more };
}

const outlookAt = (at: number, questions: OwnQuestion[] = []): Outlook => ({
  view: { at },
  questions,
  result: null,
  undo: null,
});

const info = { entries: 1, seats: [{ seat: 0, person: { id: 'me' }, bot: null }] };

function table(options: { pace?: (event: Json) => number; story?: StoryEntry[] } = {}) {
  const end = fakeLink();
  const store: TableStore = openTable(end.connection, 'T', {
    loadStory: async () => options.story ?? [],
    pace: options.pace ?? (() => 0),
  });
  let now = outlookAt(0, [question(1, [1, 2])]);
  let seq = 0;
  const full = (as: Viewer = 0): void => end.tell({ t: 'full', table: 'T', as, seq, outlook: now });
  end.tell({ t: 'table', table: 'T', info: info as unknown as TableInfo });
  full();
  end.tell({ t: 'ack', key: end.last('watch').key, ok: true });
  return {
    ...end,
    store,
    full,
    viewer: (): ViewerState => store.get().viewers[0] as ViewerState,
    shown: () =>
      (store.get().viewers[0] as unknown as { shown: { view: { at: number } } }).shown.view.at,
    /** The next entry, told now or to be told later. */
    entry(
      next: Outlook,
      events: string[] = [],
      more: Partial<Extract<ServerMessage, { t: 'news' }>> = {},
    ) {
      const patch = diff(now as unknown as Json, next as unknown as Json);
      now = next;
      const news: ServerMessage = {
        t: 'news',
        table: 'T',
        as: 0,
        seq: ++seq,
        cause: { t: 'act', seat: 0 },
        events: events.map((e) => ({ event: e, msg: { key: e } })),
        patch,
        ...more,
      };
      return { news, tell: () => end.tell(news) };
    },
    ack: (at?: number) =>
      end.tell({ t: 'ack', key: end.last('answer').key, ok: true, seq: at ?? seq }),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what a table store knows', () => {
  test('follows the news, and is the same object while nothing changes', () => {
    const t = table();
    const before = t.store.get();
    expect(t.store.get()).toBe(before);
    t.entry(outlookAt(1)).tell();
    expect(t.store.get()).not.toBe(before);
    expect(t.viewer().outlook).toEqual(outlookAt(1));
    expect(t.shown()).toBe(1);
    expect(t.viewer().story.map((e) => e.seq)).toEqual([1]);
    expect(t.store.get().info).toMatchObject({ entries: 2, waitsFor: [] });
    expect(before.viewers[0]?.seq).toBe(0);
  });

  test('a clock runs as long as the last message said, by the clock of this device', () => {
    vi.setSystemTime(5000);
    const t = table();
    expect(t.viewer().until).toBeNull();
    t.entry(outlookAt(1), [], { time: 30_000 }).tell();
    expect(t.viewer().until).toBe(35_000);
    t.entry(outlookAt(2), [], { theirs: { seat: 1, time: 2000 } }).tell();
    expect(t.viewer()).toMatchObject({ until: null, theirs: { seat: 1, until: 7000 } });
    t.entry(outlookAt(3)).tell();
    expect(t.viewer().theirs).toBeNull();
  });

  test('news heard twice change nothing', () => {
    const t = table();
    const { tell } = t.entry(outlookAt(1));
    tell();
    const before = t.store.get();
    tell();
    expect(t.store.get()).toBe(before);
  });

  test('after a gap it asks once for the rest', () => {
    const t = table();
    const first = t.entry(outlookAt(1));
    const second = t.entry(outlookAt(2));
    const third = t.entry(outlookAt(3));
    second.tell();
    third.tell();
    expect(t.shown()).toBe(0);
    expect(t.count('watch')).toBe(2);
    expect(t.last('watch')).toMatchObject({ since: 0 });
    for (const { tell } of [first, second, third]) tell();
    expect(t.shown()).toBe(3);
    t.tell({ t: 'ack', key: t.last('watch').key, ok: true });
    expect(t.viewer().story.map((e) => e.seq)).toEqual([1, 2, 3]);
  });

  test('a patch that does not fit is healed by the whole', () => {
    const t = table();
    const bad = t.entry(outlookAt(1), [], { patch: [{ op: 'remove', path: '/nothing' }] });
    bad.tell();
    expect(t.last('watch')).not.toHaveProperty('since');
    t.full();
    expect(t.shown()).toBe(1);
  });

  test('watches again with what it knows when the connection is back', () => {
    const t = table();
    t.entry(outlookAt(1)).tell();
    t.setConnection('lost');
    expect(t.store.get().connection).toBe('lost');
    t.setConnection('open');
    expect(t.last('watch')).toMatchObject({ table: 'T', since: 1 });
  });

  test('sees with the viewers of the seats that are ours', () => {
    const t = table();
    t.full('table');
    expect(t.store.get().viewers.map((e) => e.as)).toEqual(['table']);
    t.full(0);
    t.full(2);
    expect(t.store.get().viewers.map((e) => e.as)).toEqual([0, 2]);
    t.tell({ t: 'table', table: 'T', info: info as unknown as TableInfo });
    expect(t.store.get().viewers.map((e) => e.as)).toEqual([0]);
  });

  test('asks for the whole when a seat changed hands while it was away', () => {
    const t = table();
    t.setConnection('lost');
    t.setConnection('open');
    const left = { ...info, seats: [{ seat: 0, person: { id: 'me' }, bot: 'greedy' }] };
    t.tell({ t: 'table', table: 'T', info: left as unknown as TableInfo });
    expect(t.store.get().viewers).toEqual([]);
    t.tell({ t: 'ack', key: t.last('watch').key, ok: true });
    expect(t.count('watch')).toBe(3);
    expect(t.last('watch')).not.toHaveProperty('since');
    t.full('table');
    t.tell({ t: 'ack', key: t.last('watch').key, ok: true });
    expect(t.count('watch')).toBe(3);
    expect(t.store.get().viewers.map((e) => e.as)).toEqual(['table']);
  });

  test('says why a table cannot be seen', () => {
    const end = fakeLink();
    const store = openTable(end.connection, 'T', { loadStory: async () => [], pace: () => 0 });
    const refusal = { msg: { key: 'server.table.none' } };
    end.tell({ t: 'ack', key: end.last('watch').key, ok: false, refusal });
    expect(store.get().closed).toBe(refusal);
  });

  test('two views of a table end the watch when both are closed', () => {
    const end = fakeLink();
    const options = { loadStory: async () => [], pace: () => 0 };
    const stores = [
      openTable(end.connection, 'T', options),
      openTable(end.connection, 'T', options),
    ];
    stores[0]?.close();
    expect(end.count('unwatch')).toBe(0);
    stores[1]?.close();
    expect(end.count('unwatch')).toBe(1);
  });

  test('chat lines come once, those of muted users not at all', () => {
    const t = table();
    const line = (id: number, from: string) =>
      ({ id, at: 0, from: { id: from, name: from }, text: 'hi' }) as const;
    t.tell({ t: 'chat', table: 'T', lines: [line(2, 'b'), line(1, 'a')] });
    t.tell({ t: 'chat', table: 'T', lines: [line(2, 'b'), line(3, 'a')] });
    expect(t.store.get().chat.map((l) => l.id)).toEqual([1, 2, 3]);
    t.store.mute('a', true);
    expect(t.store.get().chat.map((l) => l.id)).toEqual([2]);
    expect(t.last('mute')).toMatchObject({ user: 'a', on: true });
    t.setConnection('lost');
    t.setConnection('open');
    expect(t.last('watch').chat).toBe(3);
  });
});

describe('the story', () => {
  const act = (seq: number): StoryEntry => ({ seq, cause: { t: 'act', seat: 1 }, events: [] });

  test('begins with what was before, and marks what was taken back', async () => {
    const t = table({ story: [{ ...act(0), cause: { t: 'setup' } }] });
    t.entry(outlookAt(1)).tell();
    await vi.runAllTimersAsync();
    expect(t.viewer().story.map((e) => e.seq)).toEqual([0, 1]);
    t.entry(outlookAt(2)).tell();
    t.entry(outlookAt(0), [], { cause: { t: 'undo', seat: 0, to: 0 } }).tell();
    expect(t.viewer().story.map((e) => e.undone === true)).toEqual([false, true, true, false]);
  });

  test('is completed after the whole had to be sent', async () => {
    const story = [act(0)];
    const t = table({ story });
    await vi.runAllTimersAsync();
    for (const n of [1, 2]) t.entry(outlookAt(n));
    story.push(act(1), { seq: 2, cause: { t: 'undo', seat: 1, to: 0 }, events: [] });
    t.full();
    await vi.runAllTimersAsync();
    expect(t.viewer().story.map((e) => [e.seq, e.undone])).toEqual([
      [0, undefined],
      [1, true],
      [2, undefined],
    ]);
  });
});

describe('playback', () => {
  const pace = (event: Json): number => (event === 'quick' ? 0 : 500);

  test('shows each event on the position before it, entry after entry', () => {
    const t = table({ pace });
    t.entry(outlookAt(1), ['a', 'quick', 'b']).tell();
    t.entry(outlookAt(2), ['c']).tell();
    const seen: unknown[] = [];
    const look = (): void =>
      void seen.push([t.viewer().playing?.event ?? null, t.shown(), t.viewer().story.length]);
    look();
    for (let i = 0; i < 3; i++) {
      vi.advanceTimersByTime(500);
      look();
    }
    expect(t.viewer().outlook.view).toEqual({ at: 2 });
    expect(seen).toEqual([
      ['a', 0, 1],
      ['b', 0, 1],
      ['c', 1, 2],
      [null, 2, 2],
    ]);
    expect(t.viewer().playingFor).toBe(0);
  });

  test('is skipped at once', () => {
    const t = table({ pace });
    t.entry(outlookAt(1), ['a', 'b']).tell();
    t.entry(outlookAt(2), ['c']).tell();
    t.store.skipToQuestion(true);
    expect([t.shown(), t.viewer().playing, t.viewer().story.length]).toEqual([2, null, 2]);
    vi.advanceTimersByTime(5000);
    expect(t.shown()).toBe(2);
  });

  test('is skipped until the own next question, and bots do not pause meanwhile', () => {
    const t = table({ pace });
    t.store.pace(0.5);
    t.entry(outlookAt(1), ['a']).tell();
    t.store.skipToQuestion(true);
    expect(t.store.get().skipping).toBe(true);
    expect(t.last('pace').factor).toBe(0);
    t.entry(outlookAt(2), ['b', 'c']).tell();
    expect([t.shown(), t.viewer().playing]).toEqual([2, null]);
    t.entry({ ...outlookAt(3), questions: [question(1, [1])] }, ['d']).tell();
    expect([t.shown(), t.store.get().skipping]).toEqual([3, false]);
    expect(t.last('pace').factor).toBe(0.5);
    t.entry(outlookAt(4), ['e']).tell();
    expect(t.viewer().playing?.event).toBe('e');
  });

  test('the pace is sent again after the connection was lost', () => {
    const t = table({ pace });
    t.store.pace(0.5);
    expect(t.count('pace')).toBe(1);
    t.setConnection('lost');
    t.setConnection('open');
    expect(t.count('pace')).toBe(2);
    expect(t.last('pace').factor).toBe(0.5);
  });

  test('skipping can be stopped', () => {
    const t = table({ pace });
    t.entry(outlookAt(1)).tell();
    t.store.skipToQuestion(true);
    t.store.skipToQuestion(false);
    t.entry(outlookAt(2), ['a']).tell();
    expect(t.viewer().playing?.event).toBe('a');
    expect(t.last('pace').factor).toBe(1);
  });

  test('never lags more than six seconds behind', () => {
    const t = table({ pace });
    for (let n = 1; n <= 40; n++) t.entry(outlookAt(n), ['a']).tell();
    vi.advanceTimersByTime(500);
    expect(t.shown()).toBeGreaterThanOrEqual(28);
    vi.advanceTimersByTime(5500);
    expect(t.shown()).toBe(40);
    expect(t.viewer().story).toHaveLength(40);
  });

  test('an undo is shown at once', () => {
    const t = table({ pace });
    t.entry(outlookAt(1), ['a']).tell();
    t.entry(outlookAt(0), ['x'], { cause: { t: 'undo', seat: 0, to: 0 } }).tell();
    expect([t.shown(), t.viewer().playing]).toEqual([0, null]);
  });
});

describe('answers', () => {
  const q = question(1, [1, 2]);

  test('are pending until acknowledged and shown', () => {
    const t = table({ pace: () => 100 });
    t.store.answer(q, move(1));
    t.store.answer(q, move(1));
    expect(t.count('answer')).toBe(1);
    expect(t.store.get().pending).toEqual({ seat: 0, decision: 1, action: move(1) });
    t.entry(outlookAt(1), ['a']).tell();
    t.ack();
    expect(t.store.get().pending).not.toBeNull();
    vi.advanceTimersByTime(100);
    expect(t.store.get().pending).toBeNull();
  });

  test('that are refused say why until the next command', () => {
    const t = table();
    t.store.answer(q, move(9));
    const refusal = { msg: { key: 'kernel.stale' } };
    t.tell({ t: 'ack', key: t.last('answer').key, ok: false, refusal });
    expect(t.store.get()).toMatchObject({ pending: null, refused: refusal });
    t.store.undo(0, 0);
    expect(t.store.get().refused).toBeNull();
    t.tell({ t: 'ack', key: t.last('undo').key, ok: false, refusal });
    expect(t.store.get().refused).toBe(refusal);
    t.store.dismiss();
    expect(t.store.get().refused).toBeNull();
  });

  test('the steps of a plan are said one by one', () => {
    const t = table();
    t.store.answer(q, move(1), move(2), move(3));
    t.ack(1);
    expect(t.count('answer')).toBe(1);
    t.entry(outlookAt(1, [question(2, [2])])).tell();
    expect(t.last('answer')).toMatchObject({ decision: 2, action: move(2) });
    t.entry(outlookAt(2, [question(2, [3])])).tell();
    t.ack();
    expect(t.last('answer')).toMatchObject({ decision: 2, action: move(3) });
    t.entry(outlookAt(3, [question(2, [4])])).tell();
    t.ack();
    expect(t.count('answer')).toBe(3);
    expect(t.store.get().pending).toBeNull();
  });

  test('a plan goes on with a question of another kind that takes its next step', () => {
    const t = table();
    t.store.answer(q, move(1), move(2));
    t.entry(outlookAt(1, [question(2, [2], { kind: 'fly' })])).tell();
    t.ack();
    expect(t.count('answer')).toBe(2);
  });

  test.each([
    ['it is no longer possible', [question(2, [7])]],
    ['it is disabled', [question(2, [], { options: [off(2)] })]],
    ['another kind of question is asked', [question(2, [7], { kind: 'fight' })]],
    ['the question is one of free choice', [question(2, [2], { need: 'may' })]],
    [
      'somebody asks something',
      [question(2, [2]), question(3, [], { kind: 'offer', need: 'asked' })],
    ],
    ['nothing is asked', []],
  ])('a plan stops when %s', (_why, questions) => {
    const t = table();
    t.store.answer(q, move(1), move(2));
    t.entry(outlookAt(1, questions)).tell();
    t.ack();
    expect(t.count('answer')).toBe(1);
    expect(t.store.get().pending).toBeNull();
    t.entry(outlookAt(2, [question(2, [2])])).tell();
    expect(t.count('answer')).toBe(1);
  });

  function off(to: number) {
    return { action: move(to), label: { key: 'x' }, off: { msg: { key: 'no' } } };
  }
});
