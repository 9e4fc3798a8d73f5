import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 unguessable bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It is random already, so a plain hash is enough. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const randomId = (): string => randomBytes(9).toString('base64url');

/** Without letters and digits that are easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;
/** 100 bits: it has no end. */
const RECOVERY_LENGTH = 20;

/** Short enough to type, too long to guess before it expires. */
export const newCode = (length = CODE_LENGTH): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const newRecoveryCode = (): string => newCode(RECOVERY_LENGTH);

export const readCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
