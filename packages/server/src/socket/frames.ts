import type { Socket } from 'node:net';

/** RFC 6455, 5.2: a whole text message, not masked, is one byte, its length in one, three or nine, and the text. */
const TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;

/**
 * Sends texts to one page. What is said in one turn of the event loop leaves in one piece, headers and all: an answer and its
 * news cost one write. `flush` sends at once what is still held, before anything that goes another way.
 */
export function framing(raw: Socket): { send(text: string): void; flush(): void } {
  let held = '';
  function flush(): void {
    if (held === '') return;
    const bytes = held;
    held = '';
    if (!raw.destroyed) raw.write(bytes, 'latin1');
  }
  return {
    send(text) {
      if (held === '') process.nextTick(flush);
      held += framed(text);
    },
    flush,
  };
}

/** One character for each byte: a string is put together and written with less ado than a buffer, and most texts are ASCII. */
function framed(text: string): string {
  const size = Buffer.byteLength(text);
  return header(size) + (size === text.length ? text : Buffer.from(text).toString('latin1'));
}

const bytes = String.fromCharCode;

function header(size: number): string {
  if (size <= SHORT) return bytes(TEXT, size);
  if (size <= MEDIUM) return bytes(TEXT, 126, size >> 8, size & 255);
  // Nothing here is longer than 32 bits can say.
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
