import { Refused } from '@fondaco/host';
import { isBadInput, msg, type Param, type Refusal } from '@fondaco/kernel';
import { ApiRefusal } from '../api/errors.ts';

export const apiRefusal = (
  status: 400 | 404 | 409,
  key: string,
  params?: Record<string, Param>,
): ApiRefusal => new ApiRefusal(status, { msg: msg(key, params) });

/** Refusals the host words for a server, and their wording for a device. */
const LOCAL_KEYS: Readonly<Record<string, string>> = {
  'server.table.none': 'local.none',
  'server.notWritten': 'local.storage',
  'server.seat.noColour': 'local.colours',
};

export function inLocalWords(refusal: Refusal): Refusal {
  const key = LOCAL_KEYS[refusal.msg.key];
  return key === undefined ? refusal : { ...refusal, msg: msg(key) };
}

/** Any other error comes from the browser's storage: full, forbidden, or deleted. */
export function refusalOf(error: unknown): { status: number; refusal: Refusal } {
  if (error instanceof Refused || error instanceof ApiRefusal)
    return { status: error.status, refusal: inLocalWords(error.refusal) };
  if (isBadInput(error)) return { status: 400, refusal: { msg: error.msg } };
  console.error(error);
  return { status: 500, refusal: { msg: msg('local.storage') } };
}
