import { type Decision, type Json, noMemories, noteEvents, silentIo } from '@fondaco/kernel';
import { type AnyRules, brief, type ConformanceCheck, ensure } from '../check.ts';
import { frozen, notPlain } from '../same.ts';

/**
 * What a search relies on: every term has its name, turns follow one another, a revocable answer leaves its question open, what is
 * proposed or phrased is legal, and memories are plain JSON that is never altered.
 */
export const searchCheck: ConformanceCheck = {
  name: 'search',
  watch({ rules, seats, depth }) {
    let turns = Number.NEGATIVE_INFINITY;
    let memories = noMemories(rules, seats);
    return {
      move(_before, { done }) {
        memories = noteEvents(rules, frozen(memories) as Json[], done.events);
        const bad = notPlain(memories);
        ensure(!bad, () => `what a seat remembers is not plain JSON, at ${bad}`);
      },
      position({ state }) {
        const { seat, number } = rules.turn(state);
        ensure(seat >= 0 && seat < seats, () => `it is the turn of ${seat}, who is not there`);
        ensure(number >= turns, () => `turn ${number} comes after turn ${turns}`);
        turns = number;
      },
      closely({ state, decisions, luck }) {
        for (let seat = 0; seat < seats; seat++) {
          const terms = rules.terms(state, seat);
          const sound = terms.length === rules.termNames.length && terms.every(Number.isFinite);
          ensure(sound, () => `${rules.termNames.length} terms are named: ${brief(terms)}`);
        }
        for (const d of decisions) {
          phrased(rules, state, d, memories[d.seat]);
          for (const action of rules.legal(state, d).slice(0, depth.answers)) {
            if (!rules.revocable?.(state, d, action)) continue;
            const after = rules.clone(state);
            rules.reduce(after, d, action, silentIo(luck()));
            const open = rules.decisions(after).some((x) => x.id === d.id);
            ensure(open, () => `${brief(action)} is called revocable and closes its question`);
          }
        }
      },
    };
  },
};

function phrased(rules: AnyRules, state: unknown, d: Decision, memory: Json | undefined): void {
  const worth = (s: unknown, seat: number): number =>
    rules.terms(s, seat).reduce((sum, x, i) => sum + x * (rules.weights?.[i] ?? 1), 0);
  const proposed = rules.proposals?.(state, d, worth, memory) ?? [];
  const answers = [...proposed, ...(rules.phrase ? rules.legal(state, d) : [])];
  for (const action of answers) {
    const said = rules.phrase?.(state, d, action, worth, memory) ?? action;
    ensure(!rules.refuse(state, d, said), () => `${brief(said)} is proposed and refused`);
    const qualms = rules.qualms?.(state, d, action, worth, memory) ?? 0;
    ensure(!Number.isNaN(qualms), () => `${brief(action)} has no number of qualms`);
  }
}
