/** A rulebook, cut into what the page shows. Its format is described in docs/rules/README.md. */
export type Block =
  | { t: 'text'; text: string }
  | { t: 'list'; ordered: boolean; items: string[] }
  | { t: 'table'; head: string[]; rows: string[][] }
  /** Made by the game: a table from its component set, or a picture from its look. */
  | { t: 'made'; kind: 'table' | 'picture'; name: string; caption: string };

export interface RuleText {
  id: string;
  title: string;
  blocks: Block[];
  /** The editions it belongs to, and its sources: the last line. */
  editions: string | null;
  sources: string | null;
}

export interface BookSection {
  title: string;
  /** What stands before its first rule. */
  intro: Block[];
  rules: RuleText[];
}

export interface Rulebook {
  title: string;
  intro: Block[];
  sections: BookSection[];
}

const RULE = /^### (\S+) · (.+)$/;
const SOURCE = /^\*([^*].*)\*$/;

export function parseBook(markdown: string): Rulebook {
  const book: Rulebook = { title: '', intro: [], sections: [] };
  let held: string[] = [];
  const flush = (): void => {
    const section = book.sections.at(-1);
    const rule = section?.rules.at(-1);
    if (rule) takeSources(rule, held);
    (rule?.blocks ?? section?.intro ?? book.intro).push(...blocksOf(held));
    held = [];
  };
  for (const line of markdown.split(/\r?\n/)) {
    const rule = RULE.exec(line);
    if (!rule && !/^##? /.test(line)) {
      held.push(line);
      continue;
    }
    flush();
    if (rule) {
      const [, id = '', title = ''] = rule;
      book.sections.at(-1)?.rules.push({ id, title, blocks: [], editions: null, sources: null });
    } else if (line.startsWith('## '))
      book.sections.push({ title: line.slice(3), intro: [], rules: [] });
    else book.title = line.slice(2);
  }
  flush();
  return book;
}

/** Cuts the last line off, if it is that of the sources. */
function takeSources(rule: RuleText, lines: string[]): void {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const line = SOURCE.exec(lines[last] ?? '')?.[1];
  if (line === undefined) return;
  lines.splice(last);
  const [editions = '', ...sources] = line.split(' · ');
  rule.editions = editions;
  rule.sources = sources.join(' · ') || null;
}

const ITEM = /^(?:-|\d+\.) (.+)$/;
/** A link with a title that names what the game makes in its place: `[Goods](../goods.json "table goods")`. */
const MADE = /^\[([^\]]+)\]\([^ )]+ "(table|picture) (\w+)"\)$/;
const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Paragraphs, lists and tables; everything else is text. */
function blocksOf(lines: readonly string[]): Block[] {
  const chunks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') chunks.push([]);
    else chunks.at(-1)?.push(line);
  }
  return chunks.flatMap((chunk): Block[] => {
    const first = chunk[0];
    if (first === undefined) return [];
    const [, caption = '', kind, name = ''] = MADE.exec(first) ?? [];
    if (kind === 'table' || kind === 'picture') return [{ t: 'made', kind, name, caption }];
    if (first.startsWith('|')) {
      const [head = [], , ...rows] = chunk.map(cells);
      return [{ t: 'table', head, rows }];
    }
    if (chunk.every((line) => ITEM.test(line)))
      return [
        {
          t: 'list',
          ordered: !first.startsWith('-'),
          items: chunk.map((line) => ITEM.exec(line)?.[1] ?? ''),
        },
      ];
    return [{ t: 'text', text: chunk.join(' ') }];
  });
}
