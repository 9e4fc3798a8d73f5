import { merchantOfVenusClassic } from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import { merchantOfVenusStandard } from '@fondaco/games/merchant-of-venus/standard/rules/index.ts';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { type AnyGame, type AnyMatch, startMatch } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { seedsFor } from '../src/counts.ts';

const SEATS = 3;
const seeds = seedsFor(30, 300);

function started(game: AnyGame, options: unknown, seed: number): AnyMatch {
  const chance = { t: 'seeded', seed: String(seed) } as const;
  return startMatch(game, { options, pack: game.components, seats: SEATS, chance }).match;
}

/** What was drawn for who begins. */
const drawnFor = ({ entries: [setUp] }: AnyMatch): unknown[] =>
  setUp?.t === 'setup' ? setUp.draws.filter((x) => x.tag === 'first').map((x) => x.v) : [];

describe.each([oltreMare, merchantOfVenusClassic, merchantOfVenusStandard] as AnyGame[])(
  'who begins: $id',
  (game) => {
    // mvs.setup.6: the Standard game draws once everyone has a pilot, so nobody may be asked for a wish.
    const settled = game.id === merchantOfVenusStandard.id ? { pilots: 'random' } : {};
    const { begins: _, ...unsaid } = game.options.parse(settled) as { begins: string };

    test('the first seat, where the table has decided so, and nothing is drawn for it', () => {
      for (const seed of seeds) {
        const match = started(game, game.options.parse({ ...settled, begins: 'firstSeat' }), seed);
        expect(match.state).toMatchObject({ first: 0, active: 0 });
        expect(drawnFor(match)).toEqual([]);
      }
    });

    test('else whoever is drawn, be it any seat', () => {
      const all = seeds.map((seed) => {
        const match = started(game, game.options.parse(settled), seed);
        expect(drawnFor(match)).toEqual([match.state.first]);
        return match.state.first;
      });
      expect(new Set(all).size).toBe(SEATS);
    });

    test('a table that does not know the option draws', () => {
      for (const seed of seeds) {
        const { state } = started(game, unsaid, seed);
        expect(state).toEqual(started(game, game.options.parse(settled), seed).state);
      }
    });
  },
);
