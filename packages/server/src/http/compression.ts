import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    compress?: boolean;
  }
}

/**
 * For routes with long answers. Only for answers without secrets, such as invites and codes: where a secret is compressed
 * together with text that somebody else chose, the length of the answer tells how much of it they guessed (BREACH).
 */
export const COMPRESSED = { compress: true };

/** A shorter answer fits into one packet anyway. */
const LEAST_BYTES = 1400;
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Both work in threads of Node's own: the thread that answers moves does not wait for them. */
const ENCODERS = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => zip(bytes),
};
type Encoding = keyof typeof ENCODERS;
/** The smallest first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Compresses the answers of all routes with `COMPRESSED`, as the client accepts it. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ routeOptions, headers }, reply, payload) => {
    if (!routeOptions.config.compress) return payload;
    // Also if this answer is not compressed: to another client it may be.
    void reply.header('vary', 'accept-encoding');
    if (reply.hasHeader('content-encoding')) return payload;
    const bytes = asBytes(payload);
    if (!bytes || bytes.length < LEAST_BYTES) return payload;
    const accepted = acceptedEncodings(headers['accept-encoding']);
    const encoding = ENCODINGS.find((each) => accepted.includes(each));
    if (!encoding) return payload;
    void reply.header('content-encoding', encoding);
    return ENCODERS[encoding](bytes);
  });
}

/**
 * Sends what is kept compressed by gzip. Every browser accepts that; Brotli only over HTTPS. Bytes are unpacked only for
 * programs that do not accept it.
 */
export async function sendZipped(reply: FastifyReply, zipped: Uint8Array): Promise<Uint8Array> {
  const accepted = acceptedEncodings(reply.request.headers['accept-encoding']);
  if (!accepted.includes('gzip')) return unzip(zipped);
  void reply.header('content-encoding', 'gzip');
  return zipped;
}

const REFUSED = /;\s*q=0(?:\.0*)?$/;

/** A client may also name an encoding that it does not accept, by `q=0`. */
function acceptedEncodings(header = ''): (string | undefined)[] {
  const parts = header.split(',').map((part) => part.trim());
  return parts.filter((part) => !REFUSED.test(part)).map((part) => part.split(';')[0]);
}

function asBytes(payload: unknown): Buffer | undefined {
  if (typeof payload === 'string') return Buffer.from(payload);
  if (!(payload instanceof Uint8Array)) return undefined;
  return Buffer.from(payload.buffer, payload.byteOffset, payload.byteLength);
}
