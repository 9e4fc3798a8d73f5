import { createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framing } from '../src/socket/frames.ts';

const TEXTS = ['', 'a', 'x'.repeat(125), 'y'.repeat(126), 'é€😀'.repeat(9000), 'z'.repeat(70_000)];

describe('messages to a page', () => {
  test('are received as they were sent, at any length', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
    onTestFinished(() => server.close());
    await new Promise((resolve) => server.on('listening', resolve));
    server.on('connection', (socket, request) => {
      const { send, flush } = framing(request.socket);
      for (const text of TEXTS) send(text);
      flush();
      socket.send('in between');
      for (const text of TEXTS) send(text);
    });
    const { port } = server.address() as { port: number };
    const page = new WebSocket(`ws://127.0.0.1:${port}`);
    onTestFinished(() => page.terminate());
    const heard: string[] = [];
    const wanted = [...TEXTS, 'in between', ...TEXTS];
    await new Promise<void>((resolve, reject) => {
      page.on('error', reject);
      page.on('message', (data: Buffer) => {
        if (heard.push(data.toString()) === wanted.length) resolve();
      });
    });
    expect(heard).toEqual(wanted);
  });

  test('are not sent to a page that is gone', async () => {
    const server = createServer();
    onTestFinished(() => void server.close());
    const connected = new Promise<Socket>((resolve) => server.on('connection', resolve));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as { port: number };
    const page = new WebSocket(`ws://127.0.0.1:${port}`);
    page.on('error', () => {});
    const raw = await connected;
    const { send, flush } = framing(raw);
    send('x');
    raw.destroy();
    expect(flush).not.toThrow();
  });

  test('are sent in one piece', async () => {
    const written: unknown[][] = [];
    const write = (...args: unknown[]): boolean => written.push(args) > 0;
    const { send } = framing({ write, destroyed: false } as unknown as Socket);
    for (const text of ['a', 'é']) send(text);
    await new Promise(setImmediate);
    expect(written).toEqual([['\x81\x01a\x81\x02\xc3\xa9', 'latin1']]);
  });
});
