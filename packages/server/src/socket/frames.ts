import type { Socket } from 'node:net';

/** RFC 6455, 5.2: a whole text message, not masked, is one byte, its length in one, three or nine, and the text. */
const TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;

/**
 * Sends texts to one page. Messages of one turn of the event loop leave in one write: an answer and its news mostly come
 * together (ADR 8). `flush` sends what is still held; call it before anything is sent through `ws` itself.
 */
export function framing(raw: Socket): { send(text: string): void; flush(): void } {
  let pending = '';
  function flush(): void {
    if (pending === '') return;
    const bytes = pending;
    pending = '';
    if (!raw.destroyed) raw.write(bytes, 'latin1');
  }
  return {
    send(text) {
      if (pending === '') process.nextTick(flush);
      pending += framed(text);
    },
    flush,
  };
}

/** One character for each byte: strings are joined and written faster than buffers, and most texts are ASCII. */
function framed(text: string): string {
  const size = Buffer.byteLength(text);
  return header(size) + (size === text.length ? text : Buffer.from(text).toString('latin1'));
}

const bytes = String.fromCharCode;

function header(size: number): string {
  if (size <= SHORT) return bytes(TEXT, size);
  if (size <= MEDIUM) return bytes(TEXT, 126, size >> 8, size & 255);
  // No message is longer than 32 bits can express.
  return bytes(
    TEXT,
    127,
    0,
    0,
    0,
    0,
    size >>> 24,
    (size >> 16) & 255,
    (size >> 8) & 255,
    size & 255,
  );
}
