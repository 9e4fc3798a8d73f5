import { manifestOf } from '@fondaco/games';
import { findRules } from '@fondaco/games/node.ts';
import type { AnyGame } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { type Playground, playCuriously, playgroundOf } from '../src/curious/run.ts';

/** Faults that rules version 1 had and nobody had seen, by the ruling that mended them and the invariant they break. */
const FAULTS = {
  'merchant-of-venus-classic': [
    ['C55', 'No movement ends over a skipped space'],
    ['C56', 'Nobody trades or makes an offer while a First Contact card is in use'],
    ['C57', 'Both sides of a standing offer have what it names'],
  ],
  'merchant-of-venus-standard': [
    ['S96', 'A mission is completed only in its owner’s turn'],
    ['S98', 'No movement ends over a skipped space'],
  ],
} as const;

const AMOUNT = {
  rounds: 1,
  mostRounds: 1,
  madeUp: 60,
  odd: 0,
  steps: { scenario: 12, madeUp: 80, table: 0 },
};

test.each(Object.entries(FAULTS))(
  'the curious player finds the faults of released rules: %s',
  async (id, faults) => {
    const manifest = manifestOf(id);
    const playground = (await playgroundOf(manifest as NonNullable<typeof manifest>)) as Playground;
    const released = (await findRules(id, 1)) as AnyGame;
    const nothing = { questions: [], answers: [], sentences: [], cards: [] };
    const { findings } = await playCuriously(playground, AMOUNT, nothing, released);
    const broken = new Set(findings.map((x) => x.by));
    expect(faults.filter(([, invariant]) => !broken.has(invariant))).toEqual([]);
  },
);
