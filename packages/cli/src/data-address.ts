import { join, resolve } from 'node:path';
import { BadInput } from '@fondaco/kernel';
import { dataFolder } from './root.ts';

export const DEFAULT_DATA = join(dataFolder(process.env), 'fondaco.sqlite');

/** The flags that say where the data is. */
export const DATA_FLAGS = { data: { type: 'string' }, database: { type: 'string' } } as const;

/** The data file, or the address of the database, which may also be named by a variable: it holds a password. */
export function dataAddress(
  { data, database }: { data?: string; database?: string },
  env: Readonly<Record<string, string | undefined>>,
): string {
  if (data !== undefined && database !== undefined)
    throw new BadInput('cli.bad.together', { one: '--data', other: '--database' });
  if (data !== undefined) return resolve(data);
  return database ?? (env.DATABASE_URL || DEFAULT_DATA);
}
