import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { Logger } from '@fondaco/host';
import type { SanctionKind, SanctionRow, ServerStorage } from '../storage/index.ts';
import { newToken } from '../tokens.ts';

/** Who may come in: anybody, people with an invitation, or nobody new. */
export const ENTRIES = ['open', 'invited', 'closed'] as const;
export type EntryPolicy = (typeof ENTRIES)[number];

/** How many tables a person, and all people from one address, may be host of at a time. */
export interface TableLimits {
  /** `seated`: at how many of them a person may sit. Who leaves a table makes somebody else its host. */
  open: { person: number; seated: number; address: number };
  running: { person: number; address: number };
}

export const TABLE_LIMITS: TableLimits = {
  open: { person: 10, seated: 20, address: 40 },
  running: { person: 100, address: 400 },
};

/** The rules of the house, and those on whom the keeper has imposed something. */
export interface House {
  limits: TableLimits;
  entry(): Promise<EntryPolicy>;
  /** What is stored of an address: a keyed hash. Null for this machine itself, which also stands for everybody behind an unnamed proxy. */
  addressMark(ip: string | undefined): string | null;
  /** A proof that only this server can make. */
  sign(text: string): string;
  sanctionOf(user: string, kind: SanctionKind): SanctionRow | undefined;
  /** Whether guests from this address were banned together with somebody. */
  isBannedAddress(mark: string | null): boolean;
  /** Reads again what other processes have imposed or lifted. */
  reload(): Promise<void>;
  impose(row: SanctionRow): void;
  lift(user: string, kind: SanctionKind): void;
  /** What reads, decides and then writes runs one after another for each key, in all processes. */
  inTurn: ServerStorage['inTurn'];
}

export interface HouseParts {
  storage: ServerStorage;
  log: Logger;
  now(): number;
  limits: TableLimits;
}

export async function openHouse({ storage, log, now, limits }: HouseParts): Promise<House> {
  const key = await addressKey(storage, log);
  const sanctions = new Map<string, SanctionRow>();
  const idOf = (user: string, kind: SanctionKind): string => `${kind} ${user}`;
  const holds = ({ until }: SanctionRow): boolean => until === null || until > now();
  async function reload(): Promise<void> {
    const rows = await storage.sanctions();
    sanctions.clear();
    for (const row of rows) sanctions.set(idOf(row.user, row.kind), row);
  }
  await reload();
  return {
    limits,
    async entry() {
      const stored = await storage.setting('entry');
      return ENTRIES.find((entry) => entry === stored) ?? 'open';
    },
    addressMark(ip) {
      const address = normalizeIP(ip ?? '');
      if (address === '' || address === '::' || address.startsWith('127.')) return null;
      return createHmac('sha256', key).update(address).digest('base64url').slice(0, 22);
    },
    sign: (text) => createHmac('sha256', key).update(`sign ${text}`).digest('base64url'),
    sanctionOf(user, kind) {
      const row = sanctions.get(idOf(user, kind));
      return row && holds(row) ? row : undefined;
    },
    isBannedAddress: (mark) =>
      mark !== null && [...sanctions.values()].some((row) => row.address === mark && holds(row)),
    reload,
    impose: (row) => void sanctions.set(idOf(row.user, row.kind), row),
    lift: (user, kind) => void sanctions.delete(idOf(user, kind)),
    inTurn: storage.inTurn,
  };
}

/** Made once for each data file or database, by one of the processes that start at once. */
const addressKey = (storage: ServerStorage, log: Logger): Promise<string> =>
  storage.inTurn('addressKey', async () => {
    const known = await storage.setting('addressKey');
    if (known !== undefined) return known;
    const value = newToken();
    await storage.change([{ t: 'setting', key: 'addressKey', value }]).catch((error: unknown) => {
      log.error({ err: error }, 'the key of addresses could not be stored');
    });
    return value;
  });
