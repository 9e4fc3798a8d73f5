import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const NOT_OURS = new Set([
  '.git',
  '.runtime',
  '.stryker-tmp',
  'coverage',
  'dist',
  'node_modules',
  'reports',
]);

export interface TextFile {
  path: string;
  text: string;
}

/** The project's own files that match a pattern and hold text. */
export function textFiles(root: string, pattern: string): TextFile[] {
  const found = globSync(pattern, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => NOT_OURS.has(basename(entry.name)),
  });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relativeTo(root, path), bytes: readFileSync(path) }))
    .filter(({ bytes }) => !bytes.includes(0))
    .map(({ path, bytes }) => ({ path, text: bytes.toString() }));
}

/** One problem per line that matches: `path:line: what`. */
export function findLines(files: TextFile[], pattern: RegExp, what: string): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${what}`] : [])),
  );
}

function relativeTo(root: string, path: string): string {
  return path.slice(root.length + 1).replaceAll('\\', '/');
}
