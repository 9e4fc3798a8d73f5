import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/**
 * Just enough of a WebSocket to hear and say short texts: many players have to share one core without being what is measured.
 */
export interface LightSocket {
  send(text: string): void;
}

const TEXT = 1;
const LAST = 0x80;
/** A client's messages are masked; with zeros, the mask changes nothing. */
const MASKED = 0x80;
const NO_MASK = '\0\0\0\0';

export function lightSocket(
  port: number,
  path: string,
  cookie: string,
  hear: (text: string) => void,
): Promise<LightSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('connect', () => {
      const key = randomBytes(16).toString('base64');
      const lines = [
        `GET ${path} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${key}`,
        `Cookie: ${cookie}`,
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    });
    let rest: Buffer = Buffer.alloc(0);
    let open = false;
    socket.on('data', (data) => {
      rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
      if (!open) {
        const end = rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!rest.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101')))
          reject(new Error('no socket'));
        rest = rest.subarray(end + 4);
        open = true;
        resolve({ send: (text) => void socket.write(frame(text), 'latin1') });
      }
      let frameAt = 0;
      for (let next = messageAt(rest, frameAt); next; next = messageAt(rest, frameAt)) {
        if (next.text !== undefined) hear(next.text);
        frameAt = next.end;
      }
      rest = rest.subarray(frameAt);
    });
  });
}

/** The texts said here are plain ASCII, and shorter than 64 KB. */
function frame(text: string): string {
  const size = text.length;
  const length =
    size < 126
      ? String.fromCharCode(MASKED | size)
      : String.fromCharCode(MASKED | 126, size >> 8, size & 255);
  return String.fromCharCode(LAST | TEXT) + length + NO_MASK + text;
}

/** The next message, where all of it has come. */
function messageAt(data: Buffer, at: number): { text?: string; end: number } | undefined {
  if (data.length < at + 10) {
    if (data.length < at + 2 || data.length < at + 2 + (data[at + 1] as number)) return undefined;
  }
  const short = data[at + 1] as number;
  const begin = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
  const size =
    short < 126
      ? short
      : short === 126
        ? data.readUInt16BE(at + 2)
        : Number(data.readBigUInt64BE(at + 2));
  const end = begin + size;
  if (data.length < end) return undefined;
  return ((data[at] as number) & 15) === TEXT
    ? { text: data.toString('utf8', begin, end), end }
    : { end };
}
