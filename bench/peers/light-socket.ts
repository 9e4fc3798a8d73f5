import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/**
 * Just enough of a WebSocket to hear and say short texts: many players have to share one core without being what is measured.
 */
export interface LightSocket {
  send(text: string): void;
}

const TEXT = 1;
const PING = 9;
const PONG = 10;
const LAST = 0x80;
/** A client's messages are masked; with zeros, the mask changes nothing. */
const MASKED = 0x80;
const NO_MASK = '\0\0\0\0';
const ROOM = 1 << 16;
const NOTHING: Buffer = Buffer.alloc(0);

/** `hear` is given each message as bytes that hold until it returns. */
export function lightSocket(
  port: number,
  path: string,
  cookie: string,
  hear: (message: Buffer) => void,
): Promise<LightSocket> {
  return new Promise((resolve, reject) => {
    let rest = NOTHING;
    let open = false;
    const buffer = Buffer.allocUnsafe(ROOM);
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer,
        callback(size) {
          heard(buffer.subarray(0, size));
          return true;
        },
      },
    });
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

    function heard(data: Buffer): void {
      let bytes = rest.length === 0 ? data : Buffer.concat([rest, data]);
      if (!open) {
        const end = bytes.indexOf('\r\n\r\n');
        if (end < 0) {
          rest = Buffer.from(bytes);
          return;
        }
        if (!bytes.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101')))
          reject(new Error('no socket'));
        bytes = bytes.subarray(end + 4);
        open = true;
        resolve({ send: (text) => void socket.write(frame(text), 'latin1') });
      }
      let at = 0;
      for (let next = messageAt(bytes, at); next; next = messageAt(bytes, at)) {
        if (next.kind === TEXT) hear(bytes.subarray(next.begin, next.end));
        // The server closes a connection whose pings are not answered.
        if (next.kind === PING) socket.write(frame('', PONG), 'latin1');
        at = next.end;
      }
      rest = at === bytes.length ? NOTHING : Buffer.from(bytes.subarray(at));
    }
  });
}

/** The texts said here are plain ASCII, and shorter than 64 KB. */
function frame(text: string, kind = TEXT): string {
  const size = text.length;
  const length =
    size < 126
      ? String.fromCharCode(MASKED | size)
      : String.fromCharCode(MASKED | 126, size >> 8, size & 255);
  return String.fromCharCode(LAST | kind) + length + NO_MASK + text;
}

/** Where the next message lies, when all of it has come. */
function messageAt(
  data: Buffer,
  at: number,
): { kind: number; begin: number; end: number } | undefined {
  if (data.length < at + 2) return undefined;
  const short = data[at + 1] as number;
  const begin = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
  if (data.length < begin) return undefined;
  const size =
    short < 126
      ? short
      : short === 126
        ? data.readUInt16BE(at + 2)
        : Number(data.readBigUInt64BE(at + 2));
  const end = begin + size;
  return data.length < end ? undefined : { kind: (data[at] as number) & 15, begin, end };
}
