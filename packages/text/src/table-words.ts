import type { BookCell, BookTable } from '@fondaco/kernel';
import type { Say } from './index.ts';

/** The head and the rows of a table of a rulebook in words. */
export const tableWords = ({ columns, rows }: BookTable, say: Say): string[][] =>
  [columns, ...rows].map((row) => row.map((cell) => cellWords(cell, say)));

function cellWords(cell: BookCell, say: Say): string {
  if (Array.isArray(cell)) return cell.map(say).join(', ');
  if (typeof cell === 'number') return String(cell).replace('-', '−');
  return typeof cell === 'string' ? cell : say(cell);
}
