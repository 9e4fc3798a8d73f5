import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Why nothing was sent. `forbidden`: the address is not one of the public internet. */
export type OutgoingFault = 'forbidden' | 'unreachable' | 'slow';

export class NotSent extends Error {
  readonly why: OutgoingFault;
  constructor(why: OutgoingFault) {
    super(why);
    this.why = why;
  }
}

export interface OutgoingRequest {
  url: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Posts to an address that a player gave, and returns the status. Throws `NotSent`. */
export type Post = (request: OutgoingRequest) => Promise<number>;

const TIMEOUT_MS = 10_000;

/** Networks that are not the public internet, by RFC 6890 and its successors. */
const NOT_PUBLIC = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv4');
// These lead to addresses of version 4, which may be anything.
for (const [network, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv6');
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return PUBLIC_V6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

/** Checks every address a name leads to at the moment the connection is opened: what a name leads to may change at any time. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const isPublic = found?.every(({ address }) => isPublicAddress(address));
    const [first] = found ?? [];
    if (error) done(error, '');
    else if (!first || !isPublic) done(new NotSent('forbidden'), '');
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Whether calls may be sent there, as far as its text tells. `allow`: hosts the keeper allows, with or without a port. */
export function isAllowedUrl(text: string, allow: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, host, hostname } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (isAllowedHost(text, allow)) return protocol === 'https:' || protocol === 'http:';
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) > 0) return protocol === 'https:' && isPublicAddress(address);
  return protocol === 'https:' && host.includes('.');
}

function isAllowedHost(text: string, allow: readonly string[]): boolean {
  const { host, hostname } = new URL(text);
  return allow.includes(host) || allow.includes(hostname);
}

/**
 * Posts only to the public internet by HTTPS, and to what the keeper allows. Follows no redirect, waits ten seconds, and reads
 * no more than the head of the answer.
 */
export const createPost =
  (allow: readonly string[]): Post =>
  ({ url, headers, body }) => {
    if (!isAllowedUrl(url, allow)) return Promise.reject(new NotSent('forbidden'));
    const isFree = isAllowedHost(url, allow);
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    return new Promise((done, failed) => {
      const request = send(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(!isFree && { lookup: lookupPublic }),
      });
      request.on('response', (response) => {
        done(response.statusCode ?? 0);
        response.destroy();
      });
      request.on('error', (error) => {
        if (error instanceof NotSent) failed(error);
        else failed(new NotSent(error.name === 'AbortError' ? 'slow' : 'unreachable'));
      });
      request.end(body);
    });
  };
