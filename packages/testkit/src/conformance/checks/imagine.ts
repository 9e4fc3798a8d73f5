import { type Json, noMemories, noteEvents, silentIo } from '@fondaco/kernel';
import {
  brief,
  type CheckedPosition,
  type ConformanceCheck,
  ensure,
  type GameRun,
  kindOf,
} from '../check.ts';
import { some } from '../mutants.ts';
import { difference, frozen, notPlain } from '../same.ts';
import { kindTally } from '../tally.ts';

/**
 * An imagined state is sound, gives its seat the same view and answers, and asks the same under the
 * same ids; whatever the seat remembers.
 */
export const imagineCheck: ConformanceCheck = {
  name: 'imagine',
  watch(gameRun) {
    const { rules, seats, depth } = gameRun;
    let memories = noMemories(rules, seats);
    return {
      closely(at) {
        for (let seat = 0; seat < seats; seat++) {
          for (let n = 0; n < depth.worlds; n++)
            look(gameRun, at, seat, n === 0 ? undefined : memories[seat]);
        }
      },
      move(_before, { done }) {
        memories = noteEvents(rules, memories, done.events);
      },
    };
  },
};

function look(gameRun: GameRun, at: CheckedPosition, seat: number, memory?: Json): void {
  const { rules, tally, depth } = gameRun;
  const view = frozen(rules.view(at.state, seat));
  const world = rules.imagine(view, seat, at.chance, memory);
  const who = `as seat ${seat} imagines it`;
  const bad = notPlain(world);
  ensure(!bad, () => `the state is not plain JSON ${who}, at ${bad}`);
  rules.check(world);
  const seen = difference(view, rules.view(world, seat));
  ensure(!seen, () => `the view is another ${who}: ${seen}`);
  const asked = difference(at.decisions, rules.decisions(world));
  ensure(!asked, () => `other questions are open ${who}: ${asked}`);
  tally.worlds++;
  if (JSON.stringify(at.state) !== JSON.stringify(world)) tally.other++;
  for (const d of at.decisions) {
    if (d.seat !== seat) continue;
    const legal = rules.legal(at.state, d);
    const differs = difference(legal, rules.legal(world, d));
    ensure(!differs, () => `${d.kind} has other answers ${who}: ${differs}`);
    const forms = rules.forms(at.state, d);
    const formed = difference(forms, rules.forms(world, d));
    ensure(!formed, () => `${d.kind} has other forms ${who}: ${formed}`);
    const samples = forms.map((f) => rules.sample(world, d, f, at.chance));
    for (const a of [...legal, ...samples]) kindTally(tally, kindOf(a, d)).imagined++;
    for (const action of [...some(legal, depth.steps, at.chance), ...samples]) {
      const refusal = rules.refuse(world, d, action);
      ensure(!refusal, () => `${brief(action)} is refused ${who}`);
      // Search changes the states it imagines; the view must not change with them.
      rules.reduce(rules.imagine(view, seat, at.chance), d, action, silentIo(at.luck()));
    }
  }
}
