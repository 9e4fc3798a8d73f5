import type { Arranged, Arranger } from '@fondaco/games';
import { type AnyGame, fastChance, silentIo } from '@fondaco/kernel';
import type { Start } from './explore.ts';
import { type Pick, picker } from './pick.ts';

/** Makes up a position from the middle of a game, in the words of a scenario's `given`. */
export type MakeUp = (pick: Pick, seats: number, options: unknown) => Record<string, unknown>;

const TRIES = 200;

/**
 * Another position for every seed. A position that cannot be arranged is replaced by another. `pack` may differ from the shipped set in
 * what no position holds, such as the colours of spaces.
 */
export function madeUpStart(
  game: AnyGame,
  arrange: Arranger,
  makeUp: MakeUp,
  { seats, options, pack = game.components }: { seats: number; options: object; pack?: unknown },
): Start {
  const parsed = game.options.parse(options);
  return {
    name: `made up, ${JSON.stringify(options)} ${seats} seats`,
    rules: game.rules(parsed, pack),
    options: parsed,
    pack,
    seats,
    begin(seed) {
      const pick = picker(fastChance(`made up ${seed}`));
      for (let n = 0; n < TRIES; n++) {
        const made = arranged(arrange, { ...makeUp(pick, seats, parsed), seats, options }, seed);
        if (made) return { state: made.state, events: [] };
      }
      throw new Error(`no position in ${TRIES} tries`);
    },
  };
}

function arranged(
  arrange: Arranger,
  given: Record<string, unknown>,
  seed: string,
): Arranged | undefined {
  try {
    return arrange(given, silentIo(fastChance(seed)));
  } catch (error) {
    if (Object.hasOwn(error as object, 'msg')) return undefined;
    throw error;
  }
}
