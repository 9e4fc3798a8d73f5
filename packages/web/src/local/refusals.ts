import { Refused } from '@fondaco/host';
import { isBadInput, msg, type Param, type Refusal } from '@fondaco/kernel';
import { ApiRefusal, isMissingPart, missingPartRefusal } from '../api/errors.ts';

export const apiRefusal = (
  status: 400 | 404 | 409,
  key: string,
  params?: Record<string, Param>,
): ApiRefusal => new ApiRefusal(status, { msg: msg(key, params) });

/** Refusals the host words for a server, and their wording for a device. */
const LOCAL_KEYS: Readonly<Record<string, string>> = {
  'server.table.none': 'local.none',
  'server.table.busy': 'local.busy',
  'server.seat.noColour': 'local.colours',
};

/** `whyNotWritten`: the browser's error, where nothing could be written. */
export function inLocalWords(refusal: Refusal, whyNotWritten: unknown): Refusal {
  const { key } = refusal.msg;
  if (key === 'server.notWritten') return { msg: msg(storageReason(whyNotWritten)) };
  const local = LOCAL_KEYS[key];
  return local === undefined ? refusal : { ...refusal, msg: msg(local) };
}

/** What the browser's storage refused. Its errors are told apart by their names. */
function storageReason(error: unknown): string {
  switch ((error as Error | undefined)?.name) {
    case 'QuotaExceededError':
      return 'local.full';
    case 'VersionError':
      return 'local.newer';
    default:
      return 'local.storage';
  }
}

/** `atTable`: what failed was about one game that is stored here. */
export async function refusalOf(
  error: unknown,
  whyNotWritten: unknown,
  atTable: boolean,
): Promise<{ status: number; refusal: Refusal }> {
  if (error instanceof Refused || error instanceof ApiRefusal)
    return { status: error.status, refusal: inLocalWords(error.refusal, whyNotWritten) };
  if (isBadInput(error)) return { status: 400, refusal: { msg: error.msg } };
  console.error(error);
  if (isMissingPart(error)) {
    const { status, refusal } = await missingPartRefusal();
    return { status, refusal };
  }
  return { status: 500, refusal: { msg: msg(unexpected(error, atTable)) } };
}

function unexpected(error: unknown, atTable: boolean): string {
  if (error instanceof DOMException) return storageReason(error);
  // Nothing else is read for one game but its own rows.
  return atTable ? 'local.damaged' : 'server.broken';
}
