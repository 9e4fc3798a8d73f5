import { existsSync, readFileSync } from 'node:fs';
import { manifestOf } from '@fondaco/games';
import { rulebookFile } from '@fondaco/games/node.ts';
import type { Lang } from '@fondaco/kernel';

/** The rulebook paragraph of a rule id, which may be given without the game's prefix. */
export function paragraph(game: string, lang: Lang, id: string): string[] | undefined {
  const manifest = manifestOf(game);
  const file = manifest && rulebookFile(manifest, lang);
  if (!file || !existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.findIndex((x) => isHeadingOf(x, id));
  if (start < 0) return undefined;
  const length = lines.slice(start + 1).findIndex((x) => x.startsWith('#'));
  const body = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  const title = (lines[start] ?? '').replace(/^#+ /, '');
  return [title, ...body.filter((x) => x !== '' && !/^\|[-|\s]+\|$/.test(x)).map(plainText)];
}

function isHeadingOf(text: string, id: string): boolean {
  const head = /^### (\S+) · /.exec(text)?.[1];
  return head !== undefined && (head === id || head.endsWith(`.${id}`));
}

const plainText = (x: string): string => x.replaceAll('**', '').replace(/^\*(.*)\*$/, '$1');
