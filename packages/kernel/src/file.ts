import { BadInput } from './bad-input.ts';
import type { AnyGame, Json } from './contract.ts';
import { hashJson } from './hash.ts';
import { isRecord, tooDeep } from './json.ts';
import type { Entry, Header } from './log.ts';
import { badInputAt } from './schema.ts';

/**
 * A finished game as a file, one JSON value per line: the header, the component values, the entries, and finally the
 * secret behind the draws. It contains every hidden card, so it is only handed out once the game is over.
 */
export interface GameFile {
  header: Header;
  pack: Json;
  entries: Entry[];
  secret?: string;
}

export function printGameFile(file: GameFile): string {
  const lines: unknown[] = [
    { t: 'header', ...file.header },
    { t: 'pack', values: file.pack },
    ...file.entries,
  ];
  if (file.secret !== undefined) lines.push({ t: 'secret', secret: file.secret });
  return `${lines.map((x) => JSON.stringify(x)).join('\n')}\n`;
}

/** The line of entry 0, after the header and the pack. */
export const ENTRY_LINE = 3;

/** Checks the shape only; `verify` checks whether the game was played by the rules. */
export function parseGameFile(text: string): GameFile {
  const lines = text.split(/\r?\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  const values = lines.map(parseLine);
  const [header, pack] = values;
  if (header?.t === 'header' && header.format !== 1)
    throw new BadInput('kernel.file.format', { line: 1 });
  if (header?.t !== 'header' || !isSource(header.chance) || !isOrigin(header.from))
    throw new BadInput('kernel.file.header', { line: 1 });
  if (pack?.t !== 'pack') throw new BadInput('kernel.file.pack', { line: 2 });
  const last = values.at(-1);
  const secret = last?.t === 'secret' ? String(last.secret) : undefined;
  const entries = values.slice(2, secret === undefined ? undefined : -1);
  entries.forEach((e, i) => {
    if (!isEntry(e, i)) throw new BadInput('kernel.file.entry', { line: i + ENTRY_LINE });
  });
  const { t: _, ...rest } = header;
  return {
    header: rest as unknown as Header,
    pack: pack.values as Json,
    entries: entries as unknown as Entry[],
    ...(secret !== undefined && { secret }),
  };
}

function parseLine(text: string, index: number): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadInput('kernel.file.json', { line: index + 1 });
  }
  if (!isRecord(value) || tooDeep(value))
    throw new BadInput('kernel.file.json', { line: index + 1 });
  return value;
}

function isEntry(e: Record<string, unknown>, seq: number): boolean {
  if (e.seq !== seq || typeof e.hash !== 'string') return false;
  if (seq === 0) return e.t === 'setup' && isDraws(e.draws);
  if (e.t === 'undo')
    return Number.isInteger(e.seat) && Number.isInteger(e.to) && Array.isArray(e.agreed);
  return (
    e.t === 'act' &&
    Number.isInteger(e.seat) &&
    Number.isInteger(e.decision) &&
    'action' in e &&
    isDraws(e.draws) &&
    Array.isArray(e.reveals)
  );
}

/** Whether `x` describes a source of draws completely. */
function isSource(x: unknown): boolean {
  if (!isRecord(x)) return false;
  if (x.t === 'seeded') return typeof x.seed === 'string';
  if (x.t !== 'committed' || typeof x.commitment !== 'string') return false;
  return Array.isArray(x.nonces) && x.nonces.every((nonce) => typeof nonce === 'string');
}

/** Whether `x` is an origin, or none is given. */
const isOrigin = (x: unknown): boolean =>
  x === undefined ||
  (isRecord(x) &&
    Number.isInteger(x.entry) &&
    (x.hash === null || typeof x.hash === 'string') &&
    (x.dealt === 'same' || Number.isInteger(x.dealt)) &&
    isRecord(x.state));

const isDraws = (x: unknown): boolean => Array.isArray(x) && x.every(isRecord);

/** Finds the game of a file among those given, and checks its options and component values. */
export function gameOf(
  file: GameFile,
  games: readonly AnyGame[],
): { game: AnyGame; options: unknown; pack: unknown } {
  const game = games.find((g) => g.id === file.header.game);
  if (!game) throw new BadInput('kernel.file.game', { line: 1, game: String(file.header.game) });
  if (file.header.rulesVersion !== game.rulesVersion)
    throw new BadInput('kernel.file.version', {
      line: 1,
      version: String(file.header.rulesVersion),
    });
  const { seats } = file.header;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    throw badInputAt('/seats', 'kernel.file.seats', { line: 1 });
  const { chance } = file.header;
  if (chance.t === 'committed' && chance.nonces.length !== seats)
    throw new BadInput('kernel.file.nonces', { line: 1 });
  const options = game.options.parse(file.header.options);
  if (hashJson(file.pack) !== file.header.pack)
    throw new BadInput('kernel.file.packHash', { line: 2 });
  return { game, options, pack: game.pack.parse(file.pack) };
}
