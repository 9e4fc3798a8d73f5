import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { refused } from '@fondaco/host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, NewSession, Session } from '../accounts.ts';
import type { House } from '../keeper/house.ts';

const COOKIE = 'fondaco';
/** Tells that this browser was signed in to an account before. It opens nothing. */
const KNOWN_COOKIE = 'fondaco-known';
const KNOWN_TTL_SECONDS = 365 * 24 * 60 * 60;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

/** The session of a request; refused without one. */
export async function requireSession(
  accounts: Accounts,
  request: FastifyRequest,
): Promise<Session> {
  const session = await accounts.session(tokenOf(request));
  if (!session) throw refused(401, 'session.none');
  return session;
}

export function setCookie(reply: FastifyReply, { token, expires }: NewSession): void {
  void reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    expires: new Date(expires),
  });
}

export function setKnownCookie(reply: FastifyReply, house: House, user: string): void {
  void reply.setCookie(KNOWN_COOKIE, `${user}.${house.sign(`known ${user}`)}`, {
    path: '/api/signin',
    httpOnly: true,
    sameSite: 'strict',
    secure: reply.request.protocol === 'https',
    maxAge: KNOWN_TTL_SECONDS,
  });
}

/** As whom this browser was signed in before, if it can prove it. */
export function knownUser(request: FastifyRequest, house: House): string | undefined {
  const [user = '', proof = ''] = (request.cookies[KNOWN_COOKIE] ?? '').split('.');
  const expected = house.sign(`known ${user}`);
  const isSame =
    proof.length === expected.length && timingSafeEqual(Buffer.from(proof), Buffer.from(expected));
  return isSame ? user : undefined;
}

export const clearCookie = (reply: FastifyReply): void =>
  void reply.clearCookie(COOKIE, { path: '/' });

/** Pages of other sites may neither change anything nor open a socket on behalf of a visitor. */
export function checkOrigin(request: FastifyRequest): void {
  const upgrade = request.headers.upgrade !== undefined;
  if (SAFE_METHODS.has(request.method) && !upgrade) return;
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  let from: string | undefined;
  try {
    from = new URL(origin).host;
  } catch {
    from = undefined;
  }
  if (from === host) return;
  logRefusedOrigin(request, { origin, host });
  throw refused(403, 'origin');
}

const LOG_PAUSE_MS = 1000;
let lastLogged = Number.NEGATIVE_INFINITY;

/** Mostly a proxy that does not pass on `Host`: whoever set it up finds the reason here. At most once a second, because anybody can cause it. */
function logRefusedOrigin({ log, ip, url }: FastifyRequest, facts: object): void {
  const now = performance.now();
  if (now - lastLogged < LOG_PAUSE_MS) return;
  lastLogged = now;
  log.warn({ ...facts, address: ip, url }, 'refused: a request from another origin');
}

/** HTTP/1.1 demands it, and the check of origins needs it. */
export function checkHost({ headers, raw }: FastifyRequest): void {
  if (headers.host === undefined && raw.httpVersion === '1.1')
    throw refused(400, 'message.unusable');
}

/** A request to upgrade to anything else is answered as if it had not asked. */
export const isSocketUpgrade = ({ url, headers }: IncomingMessage): boolean =>
  /^\/socket(?:\?|$)/.test(url ?? '') && headers.upgrade?.toLowerCase() === 'websocket';
