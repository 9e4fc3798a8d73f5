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
  try {
    if (!existsSync(file)) {
      writeFileSync(file, `${JSON.stringify(about)}\n`);
      return { known: [], add };
    }
    const text = readFileSync(file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    // A line that was cut off is written anew.
    if (whole.length < text.length) writeFileSync(file, whole);
    const [first, ...known] = whole
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as unknown);
    if (!sameJson(first, JSON.parse(JSON.stringify(about))))
      throw new BadInput('cli.bad.notebook', { file });
    return { known: known as T[], add };
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new BadInput('cli.bad.unreadable', { file, reason });
  }
}
