import { type Chance, chanceAt, setUp, step } from '@fondaco/kernel';
import { type CheckedPosition, type ConformanceCheck, ensure, type GameRun } from '../check.ts';
import { difference } from '../same.ts';

/**
 * Rules leave what they are given as it was, and the same state, answer and draws always give the
 * same.
 */
export const pure: ConformanceCheck = {
  name: 'pure',
  stops: true,
  watch(gameRun) {
    const twin = gameRun.game.rules(gameRun.options, gameRun.pack);
    return {
      closely(at) {
        const { state, decisions } = at;
        const before = JSON.stringify(state);
        ask(gameRun, state, decisions[0]?.seat ?? 0);
        ensure(
          JSON.stringify(state) === before,
          () => `asking changed the state: ${difference(JSON.parse(before), state)}`,
        );
        if (at.step > 0) return;
        const again = setUp(twin, gameRun.seats, startLuck(at));
        const differs = difference(state, again.state);
        ensure(!differs, () => `set up again, the game starts otherwise: ${differs}`);
      },
      move(before, { decision, action, done }) {
        const command = { seat: decision.seat, decision: decision.id, action };
        const text = JSON.stringify(before.state);
        const again = step(twin, before.state, command, before.luck());
        ensure(
          JSON.stringify(before.state) === text,
          () => `a step changed its state: ${difference(JSON.parse(text), before.state)}`,
        );
        const { state, draws, reveals, events } = done;
        const made = again.ok
          ? { state: again.state, draws: again.draws, reveals: again.reveals, events: again.events }
          : again.refusal;
        const differs = difference({ state, draws, reveals, events }, made);
        ensure(!differs, () => `the same step again gives ${differs}`);
      },
    };
  },
};

const startLuck = (at: CheckedPosition): Chance => chanceAt(at.match.header.chance, undefined, 0);

function ask({ rules }: GameRun, state: unknown, seat: number): void {
  rules.view(state, seat);
  rules.view(state, 'table');
  rules.terms(state, seat);
  rules.turn(state);
  rules.result(state);
  for (const d of rules.decisions(state)) {
    rules.legal(state, d);
    rules.forms(state, d);
    rules.describe(state, d);
    rules.lapse(state, d);
    rules.refuse(state, d, null);
  }
}
