import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

export interface RawAnswer {
  /** 0 if the server closed the connection without a word. */
  status: number;
  headers: Headers;
  body: string;
}

/** Sends these bytes over a connection of their own and waits until the server closes it. */
export function sendRaw(port: number, text: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let received = '';
    socket.on('data', (data: Buffer) => {
      received += data;
    });
    socket.on('error', () => {});
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(answerIn(received)));
    socket.write(text);
  });
}

function answerIn(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers();
  for (const line of lines) {
    const [name = '', ...value] = line.split(': ');
    headers.append(name, value.join(': '));
  }
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') };
}
