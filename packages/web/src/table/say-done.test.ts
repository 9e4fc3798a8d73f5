import { isOwn } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { browser, create, playOn } from '../local/testing.ts';
import { onlyDone } from './say-done.ts';

test('“done” is said by itself at the end of a turn, and nowhere else in a whole game', async () => {
  const tab = browser().tab();
  const { id } = await create(tab);
  const store = tab.open(id);
  const kinds = new Set<string>();
  let asked = 0;
  store.subscribe(() => {
    for (const q of store.get().viewers.flatMap((x) => x.shown.questions.filter(isOwn))) {
      asked++;
      if (onlyDone(q) !== undefined) kinds.add(q.kind);
    }
  });
  await playOn(store, 'done');
  expect(asked).toBeGreaterThan(20);
  expect([...kinds]).toEqual(['done']);
});
