import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyAnswer, playOut } from '@fondaco/bots';
import {
  act,
  type Command,
  chanceAt,
  type Decision,
  fastChance,
  hashJson,
  type Json,
  printGameFile,
  silentIo,
  startMatch,
  type TableSetup,
} from '@fondaco/kernel';
import { figure, inRepo, runSize, seedsFor } from '@fondaco/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Action, type Options, oltreMare, type Pack, type State } from './rules/index.ts';

const MOST = 20_000;

const tables = fc.record({
  seed: fc.integer({ min: 0, max: 1_000_000 }),
  seats: fc.integer({ min: 2, max: 5 }),
  edition: fc.constantFrom('first', 'second'),
  memory: fc.constantFrom('open', 'closed'),
  begins: fc.constantFrom('drawn', 'firstSeat'),
  standingOffers: fc.integer({ min: 1, max: 10 }),
  offersPerPhase: fc.integer({ min: 1, max: 50 }),
  botsLie: fc.boolean(),
});

test('random games end, sound after every step, whatever the options', () => {
  const total = { games: 0, decisions: 0 };
  const property = fc.property(tables, ({ seed, seats, ...values }) => {
    const options = oltreMare.options.parse(values);
    const rules = oltreMare.rules(options, oltreMare.components);
    const players = fastChance(seed);
    const chance = { t: 'seeded', seed: String(seed) } as const;
    const game = chanceAt(chance, undefined, 0);
    const s = rules.setup(seats, silentIo(game));
    const given: Command[] = [];
    const answer = (state: State, d: Decision): Action | undefined => {
      const action = anyAnswer(rules, state, d, players);
      if (action) given.push({ seat: d.seat, decision: d.id, action });
      return action;
    };
    try {
      const limits = { after: rules.check, most: MOST };
      const { decisions } = playOut(rules, s, { game, players }, answer, limits);
      total.decisions += decisions;
      expect(rules.result(s)).toBeDefined();
    } catch (error) {
      keepGame({ options, pack: oltreMare.components, seats, chance }, given);
      throw error;
    }
    total.games++;
  });
  const [seed = 0] = seedsFor(1, 1);
  fc.assert(property, { numRuns: runSize(300, 10_000), seed });
  figure('random games', total);
});

/** The game up to the answer that failed, as a file that `fondaco replay` reads. */
function keepGame(table: TableSetup<Options, Pack>, given: readonly Command[]): void {
  let { match } = startMatch(oltreMare, table);
  for (const command of given.slice(0, -1)) match = act(match, command).match;
  const { header, entries } = match;
  const folder = inRepo('reports/failed');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${header.game}-${hashJson(header).slice(0, 12)}.jsonl`),
    printGameFile({ header, pack: table.pack as unknown as Json, entries: [...entries] }),
  );
}
