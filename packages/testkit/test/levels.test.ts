import { LEVELS, nextToSpeak, playerOf, random } from '@fondaco/bots';
import { manifests } from '@fondaco/games';
import { loadGames } from '@fondaco/games/node.ts';
import { type AnyGame, fastChance, silentIo } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { runSize } from '../src/counts.ts';

const games = await loadGames(manifests);
/** Enough for a search to compare; a level at a table tries more. */
const ITERATIONS = 4;
const POSITIONS = runSize(6, 60);

const levels = Object.entries(LEVELS).map(([name, level]) => ({
  name,
  bot: playerOf({ ...level, iterations: ITERATIONS }),
}));

/** Positions of a game between random players: close to each other at its beginning, later further apart. */
function* positionsOf(game: AnyGame) {
  const rules = game.rules(game.options.parse({}), game.components);
  const seats = Math.min(3, game.seats.max);
  const chance = fastChance('levels');
  const io = silentIo(chance);
  const s = rules.setup(seats, io);
  for (let steps = 0, next = 2, found = 0; found < POSITIONS && !rules.result(s); steps++) {
    const d = nextToSpeak(rules, s, chance);
    if (!d) throw new Error('nobody is to speak');
    const view = rules.view(s, d.seat);
    if (steps === next) {
      found++;
      next += 1 + Math.min(found * 5, 50);
      yield { rules, seats, state: s, decision: d, view };
    }
    const a = random.answer({ rules, seats, view, decision: d, chance });
    if (a !== undefined) rules.reduce(s, d, a, io);
  }
}

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test.each(levels)(
    'a $name bot answers by the rules, and by what its seat sees alone',
    ({ bot }) => {
      let compared = 0;
      for (const { rules, seats, state, decision, view } of positionsOf(game)) {
        const answer = (of: unknown) =>
          bot.answer({ rules, seats, view: of, decision, chance: fastChance('bot') });
        const given = answer(view);
        if (given !== undefined) expect(rules.refuse(state, decision, given)).toBeUndefined();
        else expect(decision.need).not.toBe('must');
        // Another state that the seat cannot tell from this one.
        const other = rules.imagine(view, decision.seat, fastChance('other'));
        expect(answer(rules.view(other, decision.seat))).toEqual(given);
        compared++;
      }
      expect(compared).toBeGreaterThan(1);
    },
  );
});
