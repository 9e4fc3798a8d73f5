import { BadInput, msg, type Param, type Refusal } from '@fondaco/kernel';
import { ApiRefusal } from '../api/errors.ts';

/** What is refused here is refused in the words of the server, where it has any. */
export const refused = (
  status: 400 | 403 | 404 | 409 | 500,
  key: string,
  params?: Record<string, Param>,
): ApiRefusal => new ApiRefusal(status, { msg: msg(key, params) });

/** What goes wrong beyond that is the browser's storage: full, forbidden, or taken away. */
export function refusalOf(error: unknown): { status: number; refusal: Refusal } {
  if (error instanceof ApiRefusal) return { status: error.status, refusal: error.refusal };
  if (error instanceof BadInput) return { status: 400, refusal: { msg: error.msg } };
  return { status: 500, refusal: { msg: msg('local.storage') } };
}
