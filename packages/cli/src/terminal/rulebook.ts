import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '@fondaco/kernel';
import { ROOT } from '../root.ts';

/** The paragraph of the rulebook that a rule id heads; the id may be given without the game's prefix. */
export function paragraph(game: string, lang: Lang, id: string): string[] | undefined {
  const file = join(ROOT, 'docs/rules', `${game}.${lang}.md`);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.findIndex((x) => isHeadOf(x, id));
  if (start < 0) return undefined;
  const length = lines.slice(start + 1).findIndex((x) => x.startsWith('#'));
  const body = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  const title = (lines[start] ?? '').replace(/^#+ /, '');
  return [title, ...body.filter((x) => x !== '' && !/^\|[-|\s]+\|$/.test(x)).map(plainText)];
}

function isHeadOf(text: string, id: string): boolean {
  const head = /^### (\S+) · /.exec(text)?.[1];
  return head !== undefined && (head === id || head.endsWith(`.${id}`));
}

const plainText = (x: string): string => x.replaceAll('**', '').replace(/^\*(.*)\*$/, '$1');
