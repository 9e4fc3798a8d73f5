import { keeperLink } from '../src/index.ts';
import { type Client, client } from './client.ts';

/** Somebody who comes from another address than the rest. Needs a server that trusts the proxy 127.0.0.1. */
export async function from(port: number, address: string, name?: string): Promise<Client> {
  const someone = await client(port, undefined);
  const { post } = someone;
  const forwarded = { 'x-forwarded-for': address };
  someone.post = (path, body, headers) => post(path, body, { ...forwarded, ...headers });
  if (name !== undefined) someone.id = (await someone.post('/api/guest', { name })).body.id;
  return someone;
}

/** A keeper who has used their link. */
export async function keeper(port: number, data: string, name = 'Elena'): Promise<Client> {
  const { token } = await keeperLink(data, name);
  const someone = await client(port, undefined);
  await someone.post('/api/keeper/enter', { token });
  return someone;
}
