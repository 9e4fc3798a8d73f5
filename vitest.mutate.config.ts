import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

const { projects: _, ...test } = base.test ?? {};

/** Mutants are judged by the scenarios, and in Oltre Mare by unit tests: they are quick, and say what a rule should do. */
export default defineConfig({
  ...base,
  test: {
    ...test,
    include: [
      'games/oltre-mare/rules/{scoring,trade}/*.test.ts',
      'games/oltre-mare/rules/facts/{runs,score}.test.ts',
      'packages/testkit/src/scenario/*.test.ts',
    ],
  },
});
