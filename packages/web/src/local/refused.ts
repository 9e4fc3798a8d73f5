import { Refused } from '@fondaco/host';
import { isBadInput, msg, type Param, type Refusal } from '@fondaco/kernel';
import { ApiRefusal } from '../api/errors.ts';

export const refused = (
  status: 400 | 404 | 409,
  key: string,
  params?: Record<string, Param>,
): ApiRefusal => new ApiRefusal(status, { msg: msg(key, params) });

/** What the host refuses in the words of a server, where they are others on a device. */
const HERE: Readonly<Record<string, string>> = {
  'server.table.none': 'local.none',
  'server.notWritten': 'local.storage',
  'server.seat.noColour': 'local.colours',
};

export function inWordsOfHere(refusal: Refusal): Refusal {
  const key = HERE[refusal.msg.key];
  return key === undefined ? refusal : { ...refusal, msg: msg(key) };
}

/** What goes wrong beyond that is the browser's storage: full, forbidden, or taken away. */
export function refusalOf(error: unknown): { status: number; refusal: Refusal } {
  if (error instanceof Refused || error instanceof ApiRefusal)
    return { status: error.status, refusal: inWordsOfHere(error.refusal) };
  if (isBadInput(error)) return { status: 400, refusal: { msg: error.msg } };
  console.error(error);
  return { status: 500, refusal: { msg: msg('local.storage') } };
}
