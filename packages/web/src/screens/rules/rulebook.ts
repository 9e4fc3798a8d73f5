/** A rulebook, cut into what the page shows. Its format is described in docs/rules/README.md. */
export type Block =
  | { t: 'text'; text: string }
  | { t: 'list'; ordered: boolean; items: string[] }
  | { t: 'table'; head: string[]; rows: string[][] };

export interface RuleText {
  id: string;
  title: string;
  blocks: Block[];
  /** Editions and sources, the last line. */
  source: string | null;
}

export interface Rulebook {
  title: string;
  intro: Block[];
  sections: { title: string; rules: RuleText[] }[];
}

const RULE = /^### (\S+) · (.+)$/;
const SOURCE = /^\*([^*].*)\*$/;

export function parseBook(markdown: string): Rulebook {
  const book: Rulebook = { title: '', intro: [], sections: [] };
  let held: string[] = [];
  const flush = (): void => {
    const rule = book.sections.at(-1)?.rules.at(-1);
    if (rule) {
      const last = held.findLastIndex((line) => line.trim() !== '');
      const source = SOURCE.exec(held[last] ?? '');
      if (source) {
        rule.source = source[1] ?? null;
        held.splice(last);
      }
    }
    (rule ? rule.blocks : book.intro).push(...blocksOf(held));
    held = [];
  };
  for (const line of markdown.split(/\r?\n/)) {
    const rule = RULE.exec(line);
    if (!rule && !/^##? /.test(line)) {
      held.push(line);
      continue;
    }
    flush();
    if (rule)
      book.sections
        .at(-1)
        ?.rules.push({ id: rule[1] ?? '', title: rule[2] ?? '', blocks: [], source: null });
    else if (line.startsWith('## ')) book.sections.push({ title: line.slice(3), rules: [] });
    else book.title = line.slice(2);
  }
  flush();
  return book;
}

const ITEM = /^(?:-|\d+\.) (.+)$/;
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

/** All text of a rule in lower case, for searching. */
export function wordsOf({ id, title, blocks }: RuleText): string {
  const words = blocks.map((b) => {
    if (b.t === 'text') return b.text;
    return b.t === 'list' ? b.items.join(' ') : [b.head, ...b.rows].flat().join(' ');
  });
  return [id, title, ...words].join(' ').replaceAll('*', '').toLocaleLowerCase();
}
