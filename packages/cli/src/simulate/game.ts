import { nextToSpeak, playOut } from '@fondaco/bots';
import { answerUnstored, startUnstored } from '@fondaco/host';
import {
  type AnyGame,
  type AnyMatch,
  type ChanceSource,
  chanceAt,
  type Decision,
  fastChance,
  type Result,
  setUp,
} from '@fondaco/kernel';
import { chooserOf } from './players.ts';

export interface Simulation {
  game: AnyGame;
  options: unknown;
  pack: unknown;
  seats: number;
  seed: number;
  /** Its name. */
  player: string;
}

export interface SimulatedGame {
  result: Result | undefined;
  decisions: number;
  /** How often each kind of answer was given. */
  actions: Record<string, number>;
}

const sourceOf = (x: Simulation, index: number): ChanceSource => ({
  t: 'seeded',
  seed: `${x.seed}/${index}`,
});
const playersChance = (x: Simulation, index: number) => fastChance(`players/${x.seed}/${index}`);

/** Plays game number `index` of a seed without recording it. */
export function playGame(x: Simulation, index: number): SimulatedGame {
  const rules = x.game.rules(x.options, x.pack);
  const game = chanceAt(sourceOf(x, index), undefined, 0);
  const players = playersChance(x, index);
  const { state } = setUp(rules, x.seats, game);
  const actions: Record<string, number> = {};
  const done = playOut(
    rules,
    state,
    { game, players },
    chooserOf(x.player, rules, x.seats, players),
    {
      after: (_s, _d, a) => countAction(actions, a),
    },
  );
  return { result: rules.result(done.state), decisions: done.decisions, actions };
}

/** Plays the same game through the kernel, recording every entry. */
export function simulateRecorded(
  x: Simulation,
  index: number,
): SimulatedGame & { match: AnyMatch } {
  const chance = sourceOf(x, index);
  const players = playersChance(x, index);
  let { match } = startUnstored(x.game, {
    options: x.options,
    pack: x.pack,
    seats: x.seats,
    chance,
  });
  const { rules } = match;
  const answer = chooserOf(x.player, rules, x.seats, players);
  const actions: Record<string, number> = {};
  let decisions = 0;
  while (!rules.result(match.state)) {
    const d = nextToSpeak(rules, match.state, players);
    if (!d) throw new Error('nobody is to speak');
    const action = answer(match.state, d);
    if (action === undefined) continue;
    match = matchAfter(match, d, action);
    decisions++;
    countAction(actions, action);
  }
  return { result: rules.result(match.state), decisions, actions, match };
}

function matchAfter(match: AnyMatch, d: Decision, action: unknown): AnyMatch {
  const done = answerUnstored(match, { seat: d.seat, decision: d.id, action });
  if (!done.outcome.ok) throw new Error(`refused: ${done.outcome.refusal.msg.key}`);
  return done.match;
}

function countAction(actions: Record<string, number>, action: unknown): void {
  const kind = String((action as { do?: unknown }).do);
  actions[kind] = (actions[kind] ?? 0) + 1;
}
