import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { manifestOf } from '@fondaco/games';
import { msg } from '@fondaco/kernel';
import { serverTexts } from '@fondaco/testkit';
import { onTestFinished } from 'vitest';
import type { CallOptions } from '../src/index.ts';

/** How a server calls in tests: at once, and also to this machine. */
export const CALLS: CallOptions = {
  say: (lang) => serverTexts(['en', 'fr', 'ru'].includes(lang) ? lang : 'en'),
  gameName: (game) => msg(`${manifestOf(game)?.prefix}.name`),
  allow: ['127.0.0.1'],
  delayMs: 0,
};

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A web server that keeps what it is sent. `answer` says with which status, by path. */
export async function receiver(answer: (path: string) => number = () => 201) {
  const got: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const status = answer(path);
      got.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** What came to this path, each once: a repeated call has the key of the first. */
  const at = (path: string): Received[] => got.filter((each) => each.path === path);
  return { url, got, at };
}

/** The part of a browser: keys of a subscription, and the decryption of what is sent to it (RFC 8291). */
export function browser() {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt({ headers, body }: Received): Record<string, string> {
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted');
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const shared = keys.computeSecret(sender);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const input = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
      const derive = (name: string, size: number): Buffer =>
        Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, size));
      const nonce = derive('nonce', 12);
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), nonce);
      const cipher = body.subarray(21 + length);
      decipher.setAuthTag(cipher.subarray(-16));
      const padded = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Record<
        string,
        string
      >;
    },
  };
}

/** What the server signed for the push service, checked with its public key (RFC 8292). */
export function vapidClaims({ headers }: Received, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('another key');
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const [head, claims = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('not signed');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
