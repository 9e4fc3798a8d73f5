import { msg } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { reportOf } from './report.ts';
import type { ArenaGame } from './standings.ts';
import { countUses } from './uses.ts';

const sale = (seat: number, good: string, credits: number) =>
  msg('any.sold', { who: { seat }, good: msg(`good.${good}`), credits });

/** A game of two, won by the given seat, in which that was told. */
function game(winner: number, turns: number, ...told: ReturnType<typeof sale>[]): ArenaGame {
  const uses = countUses();
  for (const each of told) uses.add(each);
  const places = [0, 1].map((seat) => (seat === winner ? 1 : 2));
  const played = { places, scores: [10, 20], turns, uses: uses.all() };
  return { number: 0, lineup: ['any', 'any'], seed: '', played } as unknown as ArenaGame;
}

test('a report tells how often something happened, what it brought, and how often those won who did it', () => {
  const games = [
    game(0, 10, sale(0, 'silk', 40), sale(0, 'silk', 60), sale(1, 'salt', 5)),
    game(0, 14, sale(0, 'silk', 20)),
    game(1, 12, sale(1, 'salt', 5)),
    game(1, 12, sale(0, 'salt', 5)),
  ];
  const { fair, seats, turns, things } = reportOf(games);
  expect(fair).toBe(0.5);
  expect(seats.map((x) => x.share)).toEqual([0.5, 0.5]);
  expect(turns).toEqual([10, 12, 12, 14]);
  expect(things).toHaveLength(2);
  expect(things).toContainEqual(
    expect.objectContaining({ inGames: 0.5, perGame: 0.75, numbers: { credits: 40 }, share: 1 }),
  );
  const salt = things.find((x) => x.perGame === 0.75 && x.numbers.credits === 5);
  expect(salt).toMatchObject({ seats: 3, inGames: 0.75 });
  expect(salt?.share).toBeCloseTo(1 / 3);
});

test('what is told of nobody is not counted', () => {
  const uses = countUses();
  uses.add(msg('any.ended', { round: 3 }));
  expect(uses.all()).toEqual([]);
});
