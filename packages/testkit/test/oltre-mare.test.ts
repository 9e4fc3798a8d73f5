import { oltreMare } from '@fondaco/oltre-mare';
import { describe, test } from 'vitest';
import { conformance, conforms, printReport } from '../src/conformance/index.ts';
import { counted, soak } from '../src/counts.ts';

const seeds = Array.from({ length: counted(2, 40) }, (_, i) => i);
const editions = ['first', 'second'];
const memories = ['open', 'closed'];

describe.each(editions)('Oltre Mare, %s edition', (edition) => {
  describe.each(memories)('%s memory', (memory) => {
    test.each([2, 3, 4, 5])('conforms with %i seats', (seats) => {
      const setting = { options: { edition, memory }, seats: [seats], seeds, cap: 2000 };
      const report = conforms(conformance(oltreMare, setting));
      if (soak) console.log(`${edition} edition, ${memory} memory, ${printReport(report)}`);
    });
  });
});
