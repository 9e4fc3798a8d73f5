import { silentIo } from '@fondaco/kernel';
import { brief, type ConformanceCheck, ensure } from '../check.ts';

/** What a search relies on: every term has its name, turns follow one another, a revocable answer leaves its question open. */
export const searchCheck: ConformanceCheck = {
  name: 'search',
  watch({ rules, seats, depth }) {
    let turns = Number.NEGATIVE_INFINITY;
    return {
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
