import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';

/*
 * Node strips no types of installed packages, so a release is plain JavaScript: each file by itself and at its place, because
 * threads, texts and games are found by their path.
 */

/** A source as it is released. */
export interface PlainFile {
  /** From the root of the repository. */
  path: string;
  code: string;
}

export interface PlainFiles {
  files: PlainFile[];
  /** Packages from elsewhere that they import. */
  packages: string[];
}

interface Exports {
  name: string;
  exports: Record<string, string>;
}

/** A text that may name a module: a file of ours, or a package. */
const QUOTED = /(['"])((?:\.{1,2}\/|@fondaco\/)[^'"\n]+|[\w@/-]+\.ts)\1/g;
/** The name of a package from elsewhere, where it is imported. */
const IMPORTED = /\b(?:from|import\()\s*['"]((?:@[\w-]+\/)?[\w-]+)(?:\/[\w./-]+)?['"]/g;

/** Follows imports and names of files from these sources on, and strips types from all it finds. */
export function plainFiles(
  root: string,
  workspaces: readonly string[],
  entries: readonly string[],
): PlainFiles {
  const named = new Map(workspaces.map((folder) => [nameIn(root, folder), folder]));
  const found = new Map<string, string>();
  const packages = new Set<string>();
  const waiting = [...entries];

  /** The path of a file of ours that a text in `file` names, if it does. */
  function target(file: string, text: string): string | undefined {
    const ours = /^(@fondaco\/[\w-]+)(?:\/(.+))?$/.exec(text);
    const folder = ours && named.get(ours[1] ?? '');
    if (text.startsWith('@') && folder === undefined) return undefined;
    const path =
      folder === undefined || folder === null
        ? join(dirname(file), text)
        : join(folder, exported(root, folder, ours?.[2]));
    return /\.(?:ts|json)$/.test(path) && existsSync(join(root, path)) ? path : undefined;
  }

  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    if (file.endsWith('.json')) {
      found.set(file, readFileSync(join(root, file), 'utf8'));
      continue;
    }
    const from = file;
    const code = stripTypeScriptTypes(readFileSync(join(root, from), 'utf8')).replaceAll(
      QUOTED,
      (whole, quote: string, text: string) => {
        const path = target(from, text);
        // Below a folder that is only known when the program runs.
        if (path === undefined)
          return text.endsWith('.ts') && !text.startsWith('@')
            ? whole.replace('.ts', '.js')
            : whole;
        waiting.push(path);
        const near = relative(dirname(from), path).replaceAll('\\', '/').replace(/\.ts$/, '.js');
        return `${quote}${near.startsWith('.') ? near : `./${near}`}${quote}`;
      },
    );
    for (const [, name = ''] of code.matchAll(IMPORTED))
      if (!name.startsWith('node')) packages.add(name);
    found.set(from, tidy(code));
  }
  const files = [...found].map(([path, code]) => ({ path: path.replace(/\.ts$/, '.js'), code }));
  return { files, packages: [...packages].sort() };
}

/** Types leave blanks behind. */
const tidy = (code: string): string =>
  code.replaceAll(/[ \t]+$/gm, '').replaceAll(/\n{3,}/g, '\n\n');

const manifestIn = (root: string, folder: string): Exports =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Exports;

const nameIn = (root: string, folder: string): string => manifestIn(root, folder).name;

/** What a package exports under a name. */
function exported(root: string, folder: string, part: string | undefined): string {
  const { exports } = manifestIn(root, folder);
  const key = part === undefined ? '.' : `./${part}`;
  return exports[key] ?? exports['./*']?.replace('*', part ?? '') ?? key;
}
