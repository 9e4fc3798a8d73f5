import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface LockedPackage extends Manifest {
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

/** `npm ci` refuses a lockfile that was made for other manifests. */
export function outdatedEntries(
  { packages }: Lockfile,
  manifests: Record<string, Manifest>,
): string[] {
  return Object.entries(manifests).flatMap(([path, manifest]) =>
    (['version', 'dependencies', 'devDependencies'] as const)
      .filter((field) => !isDeepStrictEqual(manifest[field], packages[path]?.[field]))
      .map((field) => `package-lock.json has other ${field} than ${path || '.'}/package.json`),
  );
}

export function checkLockfile(root: string): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const files = ['package.json', ...globSync('{packages/*,games}/package.json', { cwd: root })];
  const manifests = Object.fromEntries(
    files.map((file) => [dirname(file).replace(/^\.$/, '').replaceAll('\\', '/'), read(file)]),
  );
  const lockfile: Lockfile = read('package-lock.json');
  return [...lockfileProblems(lockfile), ...outdatedEntries(lockfile, manifests)];
}

function packageName(path: string): string {
  return path.split('node_modules/').at(-1) ?? path;
}
