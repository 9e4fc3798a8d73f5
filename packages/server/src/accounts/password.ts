import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { refused } from '@fondaco/host';

const derive = promisify(argon2);

/** Argon2id as OWASP recommends it: 19 MiB and 2 passes. */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 200;

/** Each takes 19 MiB and a thread that files and the disk need too. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 100;

/** Throws a refusal that says what is wrong. Only the length counts. */
export function requireGoodPassword(password: string): void {
  const { length } = Array.from(password.normalize('NFC'));
  if (length < MIN_PASSWORD_LENGTH)
    throw refused(400, 'account.password.short', { least: MIN_PASSWORD_LENGTH, length });
  if (length > MAX_PASSWORD_LENGTH)
    throw refused(400, 'account.password.long', { most: MAX_PASSWORD_LENGTH });
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long where there is no hash to compare with, so that nobody learns that. */
  matches(password: string, stored: string | null | undefined): Promise<boolean>;
}

/** Hashes in threads, a few at a time; refuses when too many wait. */
export function createPasswords(): Passwords {
  const run = fewAtATime();
  const nobodys = hashWith('', randomBytes(SALT_BYTES));
  return {
    hash: (password) => run(() => hashWith(password, randomBytes(SALT_BYTES))),
    matches: async (password, stored) => {
      const expected = stored ?? (await nobodys);
      const salt = Buffer.from(expected.split('$')[4] ?? '', 'base64url');
      const found = await run(() => hashWith(password, salt));
      const isSame =
        found.length === expected.length && timingSafeEqual(bytes(found), bytes(expected));
      return isSame && stored != null;
    },
  };
}

const bytes = (text: string): Buffer => Buffer.from(text);

/** In the usual form of such hashes: algorithm, version, parameters, salt and hash. */
async function hashWith(password: string, salt: Buffer): Promise<string> {
  const hash = await derive('argon2id', {
    message: Buffer.from(password.normalize('NFC')),
    nonce: salt,
    parallelism: 1,
    tagLength: HASH_BYTES,
    memory: MEMORY_KIB,
    passes: PASSES,
  });
  const settings = `m=${MEMORY_KIB},t=${PASSES},p=1`;
  return `$argon2id$v=19$${settings}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

function fewAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= MAX_AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw refused(503, 'account.busy');
      await new Promise<void>((go) => waiting.push(go));
    }
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
