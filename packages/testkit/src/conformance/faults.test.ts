import { invariants } from '@fondaco/games/lanterns/invariants.ts';
import { lanterns } from '@fondaco/games/lanterns/rules/index.ts';
import type { AnyGame } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';

import { ANSWER_FAULTS } from './faults/answers.ts';
import { BROKEN_RULES } from './faults/broken-rules.ts';
import { LEAK_FAULTS } from './faults/leaks.ts';
import type { Fault } from './faults/plant.ts';
import { PLAY_FAULTS } from './faults/play.ts';
import { conformance } from './index.ts';

/** Some rules are broken only where rare answers meet. */
const MANY_SEEDS = Array.from({ length: 10 }, (_, i) => i + 1);

const broken = (fault: Fault): AnyGame => ({
  ...lanterns,
  rules(options, pack) {
    const rules = lanterns.rules(options, pack);
    return { ...rules, ...fault.plant(rules) };
  },
});

describe('each fault is found by the check made for it', () => {
  test.each([...LEAK_FAULTS, ...ANSWER_FAULTS, ...PLAY_FAULTS, ...BROKEN_RULES])(
    '$name: $found',
    (fault) => {
      const setting = {
        seats: [3],
        seeds: fault.found.includes('invariants') ? MANY_SEEDS : [1, 2, 3],
        cap: 200,
        depth: { rare: 20, mutants: 24 },
        // The other faults are for the other checks to find.
        invariants: fault.found.includes('invariants') ? invariants : [],
      };
      const { failures } = conformance(broken(fault), setting);
      const found = [...new Set(failures.map((f) => f.check))].sort();
      expect(found, JSON.stringify(failures, null, 1)).toEqual([...fault.found].sort());
    },
  );
});
