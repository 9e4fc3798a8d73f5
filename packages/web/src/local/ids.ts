const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 6;
const PREFIX = 'local-';

export const isLocal = (table: string): boolean => table.startsWith(PREFIX);

export function newLocalId(): string {
  const random = crypto.getRandomValues(new Uint32Array(LENGTH));
  return PREFIX + Array.from(random, (n) => LETTERS[n % LETTERS.length]).join('');
}

/** Whoever sits at this device is one user to the program, under as many names as there are people. */
export const LOCAL_USER = 'local';
