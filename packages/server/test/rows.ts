import type { PeopleChange } from '../src/storage/index.ts';

export const user = (id: string, name = id): PeopleChange => ({
  t: 'user',
  row: { id, name, created: 1, address: null, seen: 1 },
});

export const session = (hash: string, of: string, expires: number): PeopleChange => ({
  t: 'session',
  row: { hash, user: of, created: 1, expires, device: null, seen: 1, confirmed: null },
});
