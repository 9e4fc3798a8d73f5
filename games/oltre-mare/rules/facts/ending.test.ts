import { fastChance, type Result, silentIo } from '@fondaco/kernel';
import { figure, greedyPlayer, nextDecision, randomPlayer, runSize } from '@fondaco/testkit';
import { afterAll, expect, test } from 'vitest';
import { goodOf } from '../components/tables.ts';
import { player } from '../config.ts';
import { oltreMare } from '../index.ts';
import { scoreGame } from '../scoring/final.ts';
import { SOURCES, VENICE } from '../state.ts';
import { playedGames } from './testing.ts';

const order = nextDecision;
const { answers, endings } = playedGames(
  { name: 'random', games: runSize(6, 40), choose: randomPlayer.choose, order },
  { name: 'greedy', games: runSize(2, 10), choose: greedyPlayer.choose, order },
);
const compared: Record<string, number> = {};

function note(fact: string): void {
  compared[fact] = (compared[fact] ?? 0) + 1;
}

test('what each seat would have is what it gets when the game is scored there', () => {
  answers.forEach(({ rules, config, facts, v, before }, i) => {
    if (i % 5 !== 0) return;
    const s = rules.clone(before);
    scoreGame(config, s, silentIo(fastChance(i)));
    const result = rules.result(s) as Result;
    facts.worth(v).forEach(({ points, total, unseen }, seat) => {
      const earned = (source: 'prestige' | 'cargo' | 'pirates' | 'harbour'): number =>
        player(s, seat).ledger[source] - player(before, seat).ledger[source];
      expect(points).toMatchObject({
        purse: player(before, seat).ducats,
        prestige: earned('prestige'),
        pirates: earned('pirates'),
        harbour: earned('harbour'),
      });
      if (unseen > 0) return;
      expect(points.cargo).toBe(earned('cargo'));
      expect(total).toBe(result.seats[seat]?.score);
      note('net worth');
    });
  });
});

test('rounds, the pile and the cards in play are counted as the rules count them', () => {
  for (const { rules, config, facts, v, before, after, events } of answers) {
    expect(facts.pileSize(v)).toBe(before.pile.filter((c) => c !== VENICE).length);
    note('pile');
    const turn = events.find((e) => e.t === 'turn');
    if (turn?.t !== 'turn') continue;
    expect(facts.round(rules.view(after, turn.seat))).toBe(turn.round);
    note('round');
    const cards = [
      ...after.pile.filter((c) => c !== VENICE),
      ...after.discards,
      ...after.played,
      ...after.players.flatMap((p) => [...p.hand, ...p.cargo, ...p.pirates]),
    ];
    const counts = facts.cardsInPlay(after.players.length);
    for (const [good, n] of Object.entries(counts))
      expect(cards.filter((c) => goodOf(config.tables, c) === good)).toHaveLength(n);
  }
});

test('the reckoning adds up to the result, and its runs and places are what was paid', () => {
  for (const { facts, state, v, result } of endings) {
    facts.reckoning(v, result).forEach((s, seat) => {
      expect(s.sums.at(-1)).toBe(result.seats[seat]?.score);
      const { ledger } = player(state, seat);
      for (const source of ['prestige', 'cargo', 'pirates', 'harbour'] as const)
        expect(s.points[source]).toBe(ledger[source]);
      const { places } = oltreMare.components.constants;
      expect(places[s.prestigePlace.place - 1] ?? 0).toBe(ledger.prestige);
      expect(places[s.markersPlace.place - 1] ?? 0).toBe(ledger.harbour);
      const all = SOURCES.reduce((n, source) => n + ledger[source], 0);
      expect(s.score).toBe(all);
      note('reckoning');
    });
  }
});

afterAll(() => {
  figure('facts of Oltre Mare: ending', {
    games: endings.length,
    answers: answers.length,
    ...compared,
  });
  // Every fact was compared.
  expect(Object.keys(compared).sort()).toEqual(['net worth', 'pile', 'reckoning', 'round']);
});
