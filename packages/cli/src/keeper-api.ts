import { offered } from '@fondaco/games';
import { loadFrozen, loadGames } from '@fondaco/games/node.ts';
import { libraryOf } from '@fondaco/host';
import { BadInput, isBadInput, isRecord, type Msg } from '@fondaco/kernel';
import type { Server } from '@fondaco/server';

/** Asks a server as its keeper. */
export interface KeeperApi {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
}

const DEFAULT_PORT = 8080;

/**
 * Lets a command act as the keeper. Names and tables are in the memory of a running server, so it is asked; where none runs, one
 * is started for as long as the command takes.
 */
export async function asKeeper<T>(
  { data, by, address }: { data: string; by: string; address: string | undefined },
  work: (api: KeeperApi) => Promise<T>,
): Promise<T> {
  const { keeperLink, requireData } = await import('@fondaco/server');
  requireData(data);
  const own = await startUnlessRunning(data);
  try {
    const { token, port = DEFAULT_PORT } = await keeperLink(data, by);
    const base = own || address === undefined ? `http://127.0.0.1:${own?.port ?? port}/` : address;
    const api = await enter(base, token);
    const result = await work(api);
    await api.post('leave', {});
    return result;
  } finally {
    await own?.close();
  }
}

async function startUnlessRunning(data: string): Promise<Server | undefined> {
  const { startServer } = await import('@fondaco/server');
  const games = libraryOf(await loadGames(offered), loadFrozen);
  try {
    return await startServer({ data, port: 0, games });
  } catch (error) {
    if (isBadInput(error) && error.msg.key === 'server.data.inUse') return undefined;
    throw error;
  }
}

async function enter(base: string, token: string): Promise<KeeperApi> {
  let cookie = '';
  async function request<T>(method: string, path: string, body?: object): Promise<T> {
    const address = new URL(`api/keeper${path && `/${path}`}`, base);
    const response = await fetch(address, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new BadInput('cli.user.unreachable', { address: base });
    });
    const value: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw refusalOf(value, base);
    cookie ||= (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    return value as T;
  }
  await request('POST', 'enter', { token });
  return {
    get: (path) => request('GET', path),
    post: (path, body) => request('POST', path, body),
  };
}

/** A refusal in the server's own words. */
function refusalOf(value: unknown, address: string): BadInput {
  const refusal = isRecord(value) && isRecord(value.refusal) ? value.refusal : {};
  if (!isRecord(refusal.msg)) return new BadInput('cli.user.unreachable', { address });
  const { key, params } = refusal.msg as unknown as Msg;
  return new BadInput(key, params);
}
