import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  version?: string;
  resolved?: string;
  link?: boolean;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

/**
 * npm leaves out a platform package it could not find and says nothing; `npm ci` then fails, often
 * only on another platform. A registry host in the lockfile ties it to one machine's settings.
 */
export function lockfileProblems({ packages }: Lockfile): string[] {
  const names = new Set(Object.keys(packages).map(packageName));
  return Object.entries(packages).flatMap(([path, entry]) => {
    const missing = Object.keys(entry.optionalDependencies ?? {}).filter(
      (name) => !names.has(name),
    );
    const label = `${packageName(path)}@${entry.version}`;
    const outside = path.startsWith('node_modules/') && !entry.link;
    return [
      ...missing.map((name) => `${label} lacks its optional package ${name}`),
      ...(outside && entry.resolved ? [`${label} names the address it was fetched from`] : []),
      ...(outside && !entry.integrity ? [`${label} has no integrity hash`] : []),
    ];
  });
}

export function checkLockfile(root: string): string[] {
  return lockfileProblems(
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile,
  );
}

function packageName(path: string): string {
  return path.split('node_modules/').at(-1) ?? path;
}
