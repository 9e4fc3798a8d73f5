import type { Viewer } from '@fondaco/kernel';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useRef, useState } from 'react';
import { type StoryTurn, summaryOf, toldTurn } from './turns.ts';

interface Props {
  look: GameLook;
  turns: readonly StoryTurn[];
  as: Viewer;
  /** The game waits for the listener: what led to that is said at once. */
  isAsked: boolean;
}

/** Says each turn to screen readers when it is over, in a sentence; where turns have none, each step as it comes. */
export function Announcer({ look, turns, as, isAsked }: Props) {
  const say = useSay();
  const [words, setWords] = useState('');
  const heard = useRef(lastSeq(turns));
  useEffect(() => {
    const lines: string[] = [];
    let upTo = heard.current;
    for (const [i, turn] of turns.entries()) {
      const fresh = turn.steps.filter((step) => step.seq > heard.current && !step.undone);
      if (fresh.length === 0) continue;
      const isOver = i < turns.length - 1;
      const clauses = summaryOf(turn, look)?.clauses;
      if (clauses && turn.seat !== null && isOver)
        lines.push(say(toldTurn(turn.seat, clauses, { as, say, isRunning: false })));
      else if (!clauses) lines.push(...fresh.map((step) => say(step.msg)));
      else if (!isAsked || turn.seat === as) break;
      else lines.push(...fresh.slice(-1).map((step) => say(step.msg)));
      upTo = turn.steps.at(-1)?.seq ?? upTo;
    }
    heard.current = upTo;
    if (lines.length > 0) setWords(lines.join(' '));
  }, [turns, look, as, isAsked, say]);
  return (
    <div className="unseen" aria-live="polite" id="announcer">
      {words}
    </div>
  );
}

const lastSeq = (turns: readonly StoryTurn[]): number => turns.at(-1)?.steps.at(-1)?.seq ?? -1;
