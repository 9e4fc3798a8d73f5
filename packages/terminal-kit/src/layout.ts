import { stripVTControlCharacters } from 'node:util';

const widthOf = (text: string): number => stripVTControlCharacters(text).length;

const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Aligns cells in columns as wide as their widest cell, numbers to the right. */
export function alignColumns(rows: readonly (readonly string[])[], indent = ''): string[] {
  const columns = Math.max(0, ...rows.map((r) => r.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((r) => widthOf(r[i] ?? ''))),
  );
  const numeric = widths.map((_, i) => rows.slice(1).every((r) => /^[-+]?\d*$/.test(r[i] ?? '')));
  return rows.map((row) => {
    const cells = row.map((cell, i) => (numeric[i] ? padStart : padEnd)(cell, widths[i] ?? 0));
    return `${indent}${cells.join('  ')}`.trimEnd();
  });
}

/** Breaks a line between words. Continuation lines are indented below the first word after a list number or sign. */
export function wrap(line: string, width: number): string[] {
  if (widthOf(line) <= width) return [line];
  const hang = ' '.repeat(/^\s*(?:\d+[.)]?\s+|[·▸]\s)?/u.exec(line)?.[0].length ?? 0);
  const lines: string[] = [];
  let current = '';
  for (const word of line.trimStart().split(' ')) {
    const start = lines.length === 0 ? (/^\s*/.exec(line)?.[0] ?? '') : hang;
    if (current === '') current = start + word;
    else if (widthOf(current) + 1 + widthOf(word) <= width) current += ` ${word}`;
    else {
      lines.push(current);
      current = hang + word;
    }
  }
  return [...lines, current];
}
