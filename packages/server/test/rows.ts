import type { PeopleChange } from '../src/storage/index.ts';

export const user = (id: string, name = id): PeopleChange => ({
  t: 'user',
  row: { id, name, created: 1, address: null, seen: 1 },
});
