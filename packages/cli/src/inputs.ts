import { readFileSync } from 'node:fs';
import { PLAYERS } from '@fondaco/bots';
import {
  type AnyGame,
  BadInput,
  completePack,
  type FileFlaw,
  type GameFile,
  isBadInput,
  type Msg,
  msg,
  parseGameFile,
} from '@fondaco/kernel';

/** Parses options such as `edition=first,memory=open` and validates them against the game's schema. */
export function readOptions(game: AnyGame, list: string | undefined): unknown {
  const values: [string, unknown][] = [];
  for (const part of (list ?? '').split(',').filter((x) => x !== '')) {
    const at = part.indexOf('=');
    if (at < 1) throw new BadInput('cli.bad.option', { option: part });
    const name = part.slice(0, at).trim();
    values.push([name, asValue(game, name, part.slice(at + 1).trim())]);
  }
  return withPlace('--options', () => game.options.parse(Object.fromEntries(values)));
}

/** Reads a value as the schema wants it: `goal=1000` is a text, `standingOffers=4` a number. */
function asValue(game: AnyGame, name: string, word: string): unknown {
  if (takesText(game, name)) return word;
  if (/^-?\d+$/.test(word)) return Number(word);
  return word === 'true' || word === 'false' ? word === 'true' : word;
}

function takesText({ options }: AnyGame, name: string): boolean {
  const { properties = {} } = options.json as { properties?: Record<string, unknown> };
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const { type, enum: choices } = (property ?? {}) as { type?: unknown; enum?: unknown[] };
  return type === 'string' || (choices?.every((x) => typeof x === 'string') ?? false);
}

/** The component values of a file, or those shipped with the game. */
export function readPack(game: AnyGame, file: string | undefined): unknown {
  if (file === undefined) return game.components;
  const value = parseJson(file, readText(file));
  return withPlace(file, () => completePack(game, value));
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput('cli.bad.json', { file, reason: (error as Error).message });
  }
}

export function readGameFile(file: string): GameFile {
  const text = readText(file);
  return withPlace(file, () => parseGameFile(text));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error);
  }
}

const unreadable = (file: string, error: unknown): BadInput =>
  new BadInput('cli.bad.unreadable', {
    file,
    reason: (error as NodeJS.ErrnoException).code ?? '?',
  });

/** Adds to an error in which file or flag the invalid value is. */
export function withPlace<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!isBadInput(error)) throw error;
    throw new BadInput('cli.bad.at', { place, what: error.msg });
  }
}

/** The message for what is wrong with a game file, and where. */
export function flawMsg(file: string, { line, msg: what }: FileFlaw): Msg {
  return msg('cli.bad.at', { place: file, what: { ...what, params: { ...what.params, line } } });
}

/** Programs that play, each as `NAME=COMMAND`. */
export function readEngines(list: readonly string[] = []): Record<string, { command: string }> {
  return Object.fromEntries(
    list.map((text) => {
      const [, name, command] = /^([a-z0-9-]{1,40})=(.+)$/.exec(text) ?? [];
      if (name === undefined || command === undefined || Object.hasOwn(PLAYERS, name))
        throw new BadInput('cli.bad.engine', { value: text });
      return [name, { command }];
    }),
  );
}
