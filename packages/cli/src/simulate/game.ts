import { nextToSpeak, playOut } from '@fondaco/bots';
import { answerUnstored, startUnstored } from '@fondaco/host';
import {
  type AnyGame,
  type AnyMatch,
  type ChanceSource,
  chanceAt,
  fastChance,
  type Result,
  setUp,
} from '@fondaco/kernel';
import { playersOf } from './players.ts';

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
  const chance = playersChance(x, index);
  const players = playersOf(x.player, rules, x.seats, chance);
  const { state, events } = setUp(rules, x.seats, game);
  players.tell(events);
  const actions: Record<string, number> = {};
  const done = playOut(rules, state, { game, players: chance }, players.answer, {
    tell: (e) => players.tell([e]),
    after: (_s, _d, a) => countAction(actions, a),
  });
  return { result: rules.result(done.state), decisions: done.decisions, actions };
}

/** Plays the same game through the kernel, recording every entry. */
export function simulateRecorded(
  x: Simulation,
  index: number,
): SimulatedGame & { match: AnyMatch } {
  const chance = playersChance(x, index);
  const started = startUnstored(x.game, {
    options: x.options,
    pack: x.pack,
    seats: x.seats,
    chance: sourceOf(x, index),
  });
  let { match } = started;
  const { rules } = match;
  const players = playersOf(x.player, rules, x.seats, chance);
  players.tell(started.step.events);
  const actions: Record<string, number> = {};
  let decisions = 0;
  while (!rules.result(match.state)) {
    const d = nextToSpeak(rules, match.state, chance);
    if (!d) throw new Error('nobody is to speak');
    const action = players.answer(match.state, d);
    if (action === undefined) continue;
    const done = answerUnstored(match, { seat: d.seat, decision: d.id, action });
    if (!done.outcome.ok) throw new Error(`refused: ${done.outcome.refusal.msg.key}`);
    match = done.match;
    players.tell(done.outcome.events);
    decisions++;
    countAction(actions, action);
  }
  return { result: rules.result(match.state), decisions, actions, match };
}

function countAction(actions: Record<string, number>, action: unknown): void {
  const kind = String((action as { do?: unknown }).do);
  actions[kind] = (actions[kind] ?? 0) + 1;
}
