/** A package as a lockfile of npm has it. */
interface LockedPackage {
  version?: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [field: string]: unknown;
}

export type Lock = Record<string, LockedPackage>;

/** The part of a lockfile that a package with these dependencies needs: what is installed is what was tested. */
export function lockedFor(dependencies: Record<string, string>, lock: Lock): Lock {
  const found: Lock = {};
  const waiting = Object.keys(dependencies).map((name) => ({ name, from: '' }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const path = placeOf(next.name, next.from, lock);
    if (path === undefined || path in found) continue;
    const { dev: _, ...locked } = lock[path] as LockedPackage;
    found[path] = locked;
    for (const name of neededBy(locked)) waiting.push({ name, from: path });
  }
  return found;
}

function neededBy(locked: LockedPackage): string[] {
  const {
    dependencies,
    optionalDependencies,
    peerDependencies = {},
    peerDependenciesMeta,
  } = locked;
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** As Node looks for it: beside the package that needs it, then further out. */
function placeOf(name: string, from: string, lock: Lock): string | undefined {
  const outwards = from
    .split('/node_modules/')
    .map((_, i, parts) => parts.slice(0, parts.length - i).join('/node_modules/'));
  const folders = from === '' ? [''] : [...outwards.map((each) => `${each}/`), ''];
  return folders.map((folder) => `${folder}node_modules/${name}`).find((path) => lock[path]);
}
