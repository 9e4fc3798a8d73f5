import type { Change } from '../src/storage/index.ts';

export const user = (id: string, name = id): Change => ({
  t: 'user',
  row: { id, name, created: 1 },
});
