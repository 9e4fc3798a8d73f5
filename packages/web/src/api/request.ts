import { isRecord, type Refusal } from '@fondaco/kernel';
import { HAS_SERVER, hrefOf } from '@fondaco/page-kit/address.ts';
import { ApiRefusal, Offline } from './errors.ts';
import { setServerReachable } from './reachable.ts';

/** Asks the server the page came from; `path` begins with `/api/`. Throws `ApiRefusal` or `Offline`. */
export async function request(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Response> {
  const sent = body && {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  if (!HAS_SERVER) throw new Offline();
  let response: Response;
  try {
    response = await fetch(hrefOf(path), { method, ...sent });
  } catch {
    throw lost();
  }
  if (!response.ok) throw await refusalIn(response);
  setServerReachable(true);
  return response;
}

export async function jsonBody<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const response = await request(method, path, body);
  try {
    return (await response.json()) as T;
  } catch {
    throw lost();
  }
}

function lost(): Offline {
  setServerReachable(false);
  return new Offline();
}

/** A proxy between us and a server that is gone answers too, but not in our words. */
async function refusalIn(response: Response): Promise<ApiRefusal | Offline> {
  const value: unknown = await response.json().catch(() => undefined);
  const refusal = isRecord(value) ? value.refusal : undefined;
  if (!isRecord(refusal) || !isRecord(refusal.msg)) return lost();
  setServerReachable(true);
  return new ApiRefusal(response.status, refusal as unknown as Refusal);
}
