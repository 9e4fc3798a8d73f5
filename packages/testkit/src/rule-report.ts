import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifests } from '@fondaco/games';
import { parse } from 'yaml';

const HEADING = /^### +(\S+) · \S/;
const prefixes = manifests.map((m) => m.prefix).join('|');
const RULE_ID = new RegExp(`(?<![\\w.])(?:${prefixes})\\.[a-z]+\\.\\d+(?![\\w.])`, 'g');

export interface NamedRule {
  id: string;
  /** The rulebook that defines it. */
  book: string;
  /** Files that name it. */
  code: string[];
  scenarios: string[];
}

export interface RuleReport {
  rules: NamedRule[];
  problems: string[];
}

/**
 * Which paragraphs of the rulebooks are named by code and by scenarios, and which files name a paragraph that
 * does not exist.
 */
export function ruleReport(root: string): RuleReport {
  const problems: string[] = [];
  const rules = new Map<string, NamedRule>();
  const files = filesBelow(root, 'games');
  for (const book of files.filter((x) => x.endsWith('/rulebook/en.md'))) {
    for (const id of idsIn(root, book, problems)) {
      if (rules.has(id)) problems.push(`${book}: ${id} is defined twice`);
      rules.set(id, { id, book, code: [], scenarios: [] });
    }
    const others = files.filter((x) => x !== book && dirname(x) === dirname(book));
    for (const other of others) compareBooks(root, book, other, problems);
  }
  const note = (part: 'code' | 'scenarios', file: string, ids: Iterable<string>): void => {
    for (const id of new Set(ids)) {
      const rule = rules.get(id);
      if (rule) rule[part].push(file);
      else problems.push(`${file}: ${id} is not defined by any rulebook`);
    }
  };
  for (const file of sourceFiles(root)) note('code', file, namedIn(root, file));
  for (const file of files) {
    if (/\/scenarios\/.*\.ya?ml$/.test(file)) note('scenarios', file, namedByScenario(root, file));
  }
  return { rules: [...rules.values()], problems };
}

/** Rules of a book that no code, or no scenario, names. */
export const unnamed = (
  { rules }: RuleReport,
  prefix: string,
  part: 'code' | 'scenarios',
): string[] =>
  rules.filter((x) => x.id.startsWith(`${prefix}.`) && x[part].length === 0).map((x) => x.id);

export function printRuleReport({ rules, problems }: RuleReport): string {
  const width = Math.max(0, ...rules.map((x) => x.id.length));
  const lines = rules.map(
    ({ id, code, scenarios }) =>
      `${id.padEnd(width)}  code ${String(code.length).padStart(3)}  scenarios ${String(scenarios.length).padStart(3)}`,
  );
  return [...lines, ...problems.map((x) => `PROBLEM ${x}`)].join('\n');
}

function idsIn(root: string, book: string, problems: string[]): string[] {
  return readFileSync(join(root, book), 'utf8')
    .split('\n')
    .flatMap((line, i) => {
      if (!line.startsWith('### ')) return [];
      const id = HEADING.exec(line)?.[1];
      if (!id?.match(RULE_ID))
        problems.push(`${book}, line ${i + 1}: no rule id heads this paragraph`);
      return id ? [id] : [];
    });
}

function compareBooks(root: string, book: string, other: string, problems: string[]): void {
  const [a, b] = [idsIn(root, book, []), idsIn(root, other, problems)];
  const at = a.findIndex((id, i) => id !== b[i]);
  const differs = at >= 0 ? at : a.length === b.length ? -1 : a.length;
  if (differs >= 0) problems.push(`${other}: has ${b[differs]} where English has ${a[differs]}`);
}

export function sourceFiles(root: string): string[] {
  const folders = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
  return ['games', ...folders]
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => /(?<!\.test)\.ts$/.test(file));
}

const namedIn = (root: string, file: string): string[] =>
  readFileSync(join(root, file), 'utf8').match(RULE_ID) ?? [];

/** The scenario runner reports files that cannot be read. */
function namedByScenario(root: string, file: string): string[] {
  try {
    const { rule, when } = parse(readFileSync(join(root, file), 'utf8'));
    return [rule, (when ?? []).map((x: { refused?: string }) => x.refused ?? [])].flat(2);
  } catch {
    return [];
  }
}

/** Paths from the root, with slashes on every system. */
export function filesBelow(root: string, dir: string): string[] {
  if (!existsSync(join(root, dir))) return [];
  return readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
    .map((name) => `${dir}/${name.replaceAll('\\', '/')}`)
    .sort();
}
