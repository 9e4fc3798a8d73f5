import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@fondaco/kernel';

/** Scenario files at a path: the file itself, or all files in the folder. */
export function filesIn(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new BadInput('scenario.bad.file', { file: path });
  if (!found.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => join(path, name));
}
