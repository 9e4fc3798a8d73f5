import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BadInput, sameJson } from '@fondaco/kernel';

/** Results kept in a file as they come, one JSON text a line, so that an interrupted run goes on. The first line tells what they are of. */
export interface Notebook<T> {
  known: T[];
  add(x: T): void;
}

/** Opens or begins a notebook; without a file nothing is kept. Refuses a file that is about something else. */
export function openNotebook<T>(file: string | undefined, about: unknown): Notebook<T> {
  if (file === undefined) return { known: [], add: () => {} };
  const add = (x: T): void => appendFileSync(file, `${JSON.stringify(x)}\n`);
  if (!existsSync(file)) {
    write(file, `${JSON.stringify(about)}\n`);
    return { known: [], add };
  }
  const { about: first, known, cutOff } = readNotebook<T>(file);
  // A line that was cut off is written anew.
  if (cutOff !== undefined) write(file, cutOff);
  if (!sameJson(first, JSON.parse(JSON.stringify(about))))
    throw new BadInput('cli.bad.notebook', { file });
  return { known, add };
}

/** What a notebook holds: its first line, and the others. `cutOff` is its text without a last line that is incomplete. */
export function readNotebook<T>(file: string): { about: unknown; known: T[]; cutOff?: string } {
  try {
    const text = readFileSync(file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [about, ...known] = whole
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as unknown);
    return { about, known: known as T[], ...(whole.length < text.length && { cutOff: whole }) };
  } catch (error) {
    throw unreadable(file, error);
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw unreadable(file, error);
  }
}

const unreadable = (file: string, error: unknown): BadInput =>
  new BadInput('cli.bad.unreadable', {
    file,
    reason: (error as NodeJS.ErrnoException).code ?? (error as Error).message,
  });
