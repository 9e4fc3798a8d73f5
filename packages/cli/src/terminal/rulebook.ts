import { existsSync, readFileSync } from 'node:fs';
import { manifestOf } from '@fondaco/games';
import { loadBookTables, rulebookFile } from '@fondaco/games/node.ts';
import type { BookTables } from '@fondaco/kernel';
import { alignColumns } from '@fondaco/terminal-kit/layout.ts';
import { tableWords } from '@fondaco/text';
import type { TerminalGame } from './session.ts';

type Reader = Pick<TerminalGame, 'game' | 'lang' | 'pack' | 'desk'>;

/** The rulebook paragraph of a rule id, which may be given without the game's prefix. */
export async function paragraph(reader: Reader, id: string): Promise<string[] | undefined> {
  const { game, lang, pack, desk } = reader;
  const manifest = manifestOf(game.id);
  const file = manifest && rulebookFile(manifest, lang);
  if (!file || !existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.findIndex((x) => isHeadingOf(x, id));
  if (start < 0) return undefined;
  const length = lines.slice(start + 1).findIndex((x) => x.startsWith('#'));
  const body = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  const title = (lines[start] ?? '').replace(/^#+ /, '');
  const tables = await loadBookTables(manifest, pack);
  const shown = body.filter((x) => x !== '' && !/^\|[-|\s]+\|$/.test(x));
  return [title, ...shown.flatMap((x) => tableLines(x, tables, desk.say) ?? plainText(x))];
}

function isHeadingOf(text: string, id: string): boolean {
  const head = /^### (\S+) · /.exec(text)?.[1];
  return head !== undefined && (head === id || head.endsWith(`.${id}`));
}

const plainText = (x: string): string => x.replaceAll('**', '').replace(/^\*(.*)\*$/, '$1');

/** A line that stands for a table made from the component set: docs/rules/README.md. */
function tableLines(
  line: string,
  tables: BookTables,
  say: Reader['desk']['say'],
): string[] | undefined {
  const [, caption = '', name = ''] = /^\[([^\]]+)\]\([^ )]+ "table (\w+)"\)$/.exec(line) ?? [];
  const made = tables[name];
  return made && [caption, ...alignColumns(tableWords(made, say), '  ')];
}
