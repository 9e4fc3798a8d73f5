import { isRecord, type Json, type OwnQuestion } from '@fondaco/kernel';
import { useEffect } from 'react';
import type { StoryEntry } from '../wire/state.ts';

/** The answer “done”, if the question leaves nothing else to do. */
export function onlyDone(question: OwnQuestion): Json | undefined {
  const { options, forms } = question;
  const free = options.filter((x) => x.off === undefined);
  const [only] = free;
  if (free.length !== 1 || only === undefined || forms.length > 0) return undefined;
  return isRecord(only.action) && only.action.do === 'done' ? only.action : undefined;
}

/** Says “done” by itself where nothing else can be done, if the player wishes it; not where they have just taken it back. */
export function useSayDone(
  wanted: boolean,
  question: OwnQuestion | null,
  story: readonly StoryEntry[],
  send: (question: OwnQuestion, action: Json) => void,
): void {
  const cause = story.at(-1)?.cause.t;
  const id = question?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const done = wanted && question && cause !== 'undo' ? onlyDone(question) : undefined;
    if (question && done !== undefined) send(question, done);
  }, [wanted, id, cause]);
}
