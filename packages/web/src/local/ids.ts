const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 6;
const PREFIX = 'local-';

export const isLocal = (table: string): boolean => table.startsWith(PREFIX);

export function newLocalId(): string {
  const random = crypto.getRandomValues(new Uint32Array(LENGTH));
  return PREFIX + Array.from(random, (n) => LETTERS[n % LETTERS.length]).join('');
}

/** All players at this device are one user with several names. */
export const LOCAL_USER = 'local';
