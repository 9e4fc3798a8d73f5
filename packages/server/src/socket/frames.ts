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
  let held: string[] = [];
  function flush(): void {
    if (held.length === 0) return;
    const texts = held;
    held = [];
    if (!raw.destroyed) raw.write(framed(texts));
  }
  return {
    send(text) {
      if (held.length === 0) process.nextTick(flush);
      held.push(text);
    },
    flush,
  };
}

export function framed(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headerSize(size) + size, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const size = sizes[i] as number;
    at = bytes.writeUInt8(TEXT, at);
    if (size <= SHORT) at = bytes.writeUInt8(size, at);
    else if (size <= MEDIUM) at = bytes.writeUInt16BE(size, bytes.writeUInt8(126, at));
    else at = bytes.writeBigUInt64BE(BigInt(size), bytes.writeUInt8(127, at));
    at += bytes.write(text, at);
  }
  return bytes;
}

const headerSize = (size: number): number => (size <= SHORT ? 2 : size <= MEDIUM ? 4 : 10);
