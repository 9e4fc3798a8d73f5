import type { ClientMessage, ServerMessage } from '@fondaco/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverConnection } from './socket.ts';

class FakeSocket {
  readyState = 0;
  said: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
  tell(down: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(down) });
  }
  greet(id = 'me'): void {
    this.readyState = 1;
    this.onopen?.();
    this.tell({ t: 'hello', protocol: 1, you: { id, name: 'Anna' } });
  }
}

function shelf(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  } as unknown as Storage;
}

function linked(storage = shelf()) {
  const sockets: FakeSocket[] = [];
  let wake = (): void => {};
  let visible = true;
  let noticed = (): void => {};
  const connection = serverConnection('ws://x/socket', {
    open() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    onWake(f) {
      wake = f;
      return () => {};
    },
    visibility: {
      isVisible: () => visible,
      onChange(f) {
        noticed = f;
        return () => {};
      },
    },
    storage: storage,
  });
  const heard: ServerMessage[] = [];
  const states: string[] = [];
  connection.onState(() => states.push(connection.state()));
  connection.listen((down) => heard.push(down));
  return {
    connection,
    sockets,
    heard,
    states,
    wake: () => wake(),
    see(on: boolean) {
      visible = on;
      noticed();
    },
    last: () => sockets.at(-1) as FakeSocket,
  };
}

const answer: ClientMessage = {
  t: 'answer',
  key: 'k1',
  table: 'T',
  seat: 0,
  decision: 1,
  action: 'x',
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the socket of a page', () => {
  test('says hello first and knows who we are', () => {
    const { connection, last, states } = linked();
    expect(connection.state()).toBe('connecting');
    last().greet();
    expect(last().said[0]).toEqual({ t: 'hello', protocol: 1 });
    expect([connection.state(), connection.you()?.name, states]).toEqual([
      'open',
      'Anna',
      ['open'],
    ]);
  });

  test('says an answer again, with the same key, until it is acknowledged', () => {
    const { connection, last, sockets, heard } = linked();
    connection.send(answer);
    last().greet();
    expect(last().said.slice(1)).toEqual([answer]);
    last().close();
    expect(connection.state()).toBe('lost');
    vi.advanceTimersByTime(600);
    last().greet();
    expect(sockets).toHaveLength(2);
    expect(last().said.slice(1)).toEqual([answer]);
    last().tell({ t: 'ack', key: 'k1', ok: true, seq: 3 });
    expect(heard.at(-1)).toMatchObject({ t: 'ack', seq: 3 });
    last().close();
    vi.advanceTimersByTime(600);
    last().greet();
    expect(last().said).toHaveLength(1);
  });

  test('an answer on its way survives a reload, but not another user', () => {
    const storage = shelf();
    const first = linked(storage);
    first.last().greet();
    first.connection.send(answer);
    const second = linked(storage);
    second.last().greet();
    expect(second.last().said.slice(1)).toEqual([answer]);
    const third = linked(storage);
    third.last().greet('somebody else');
    expect(third.last().said).toHaveLength(1);
  });

  test('an undo on its way is said again, but not after a reload', () => {
    const undo: ClientMessage = { t: 'undo', key: 'k2', table: 'T', seat: 0, to: 3 };
    const storage = shelf();
    const first = linked(storage);
    first.connection.send(undo);
    first.last().greet();
    expect(first.last().said.slice(1)).toEqual([undo]);
    const second = linked(storage);
    second.last().greet();
    expect(second.last().said).toHaveLength(1);
  });

  test('waits longer and longer, and not at all when the user is back', () => {
    const { last, sockets, wake } = linked();
    for (let n = 0; n < 8; n++) {
      last().close();
      vi.advanceTimersToNextTimer();
    }
    expect(sockets).toHaveLength(9);
    last().close();
    vi.advanceTimersByTime(5000);
    expect(sockets).toHaveLength(9);
    wake();
    expect(sockets).toHaveLength(10);
  });

  test('tells when nobody can see the page, and again over every new socket', () => {
    const { last, see } = linked();
    last().greet();
    expect(last().said).toHaveLength(1);
    see(false);
    expect(last().said.slice(1)).toEqual([{ t: 'visible', on: false }]);
    last().close();
    vi.advanceTimersToNextTimer();
    last().greet();
    expect(last().said.slice(1)).toEqual([{ t: 'visible', on: false }]);
    see(true);
    expect(last().said.at(-1)).toEqual({ t: 'visible', on: true });
  });

  test('a silent line is dead', () => {
    const { connection, last } = linked();
    last().greet();
    vi.advanceTimersByTime(20_000);
    expect(last().said.at(-1)).toEqual({ t: 'ping' });
    last().tell({ t: 'pong' });
    vi.advanceTimersByTime(20_000);
    expect(connection.state()).toBe('open');
    vi.advanceTimersByTime(8000);
    expect(connection.state()).toBe('lost');
  });

  test('after the lid was opened a dead line is found out soon', () => {
    const { connection, last, wake } = linked();
    last().greet();
    wake();
    vi.advanceTimersByTime(3000);
    expect(connection.state()).toBe('lost');
  });

  test('a server that says it will be back is restarting until it is', () => {
    const { connection, last } = linked();
    last().greet();
    last().tell({ t: 'bye', again: true, msg: { key: 'server.bye' } });
    last().close();
    expect(connection.state()).toBe('restarting');
    vi.advanceTimersByTime(600);
    last().close();
    expect(connection.state()).toBe('restarting');
    vi.advanceTimersByTime(2000);
    last().greet();
    expect(connection.state()).toBe('open');
  });

  test('a page whose session was ended elsewhere does not come back by itself', () => {
    const { connection, sockets, wake } = linked();
    sockets[0]?.greet();
    sockets[0]?.close(4401);
    expect(connection.state()).toBe('ended');
    wake();
    vi.advanceTimersByTime(120_000);
    expect(sockets).toHaveLength(1);
    expect(connection.state()).toBe('ended');
  });

  test('a page out of date stays so', () => {
    const { connection, last, sockets, wake } = linked();
    last().readyState = 1;
    last().onopen?.();
    last().tell({ t: 'outdated', protocol: 2 });
    wake();
    vi.advanceTimersByTime(60_000);
    expect([connection.state(), sockets.length]).toEqual(['outdated', 1]);
  });
});
