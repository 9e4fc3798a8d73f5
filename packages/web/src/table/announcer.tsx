import { useSay } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useRef, useState } from 'react';
import type { StoryEntry } from '../wire/state.ts';

/** Says new lines of the story to screen readers. */
export function Announcer({ story }: { story: readonly StoryEntry[] }) {
  const say = useSay();
  const [words, setWords] = useState('');
  const heard = useRef(story.at(-1)?.seq ?? -1);
  useEffect(() => {
    const fresh = story.filter((x) => x.seq > heard.current);
    heard.current = story.at(-1)?.seq ?? heard.current;
    const lines = fresh.flatMap((x) => x.events.map((told) => say(told.msg)));
    if (lines.length > 0) setWords(lines.join(' '));
  }, [story, say]);
  return (
    <div className="unseen" aria-live="polite" id="announcer">
      {words}
    </div>
  );
}
