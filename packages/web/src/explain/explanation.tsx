import { isOwn, type TableInfo } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useHasText, useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { gameListing } from '../screens/games.ts';
import type { ViewerState } from '../wire/state.ts';
import { markExplained, useExplained } from './seen.ts';
import { useNotePlace } from './use-note-place.ts';
import './explanation.css';

interface Props {
  table: TableInfo;
  viewer: ViewerState;
  /** An answer has been sent. */
  isAnswering: boolean;
}

/**
 * In games of this device against bots, what a kind of question is about when it is asked for the first time. It lies beside the
 * prompt and over no answer, and goes when it is dismissed or the question is answered.
 */
export function Explanation(props: Props): ReactNode {
  const text = useText();
  const { isAnswering } = props;
  const seen = useExplained();
  const asked = useExplanationAsked(props);
  // It stays while others play, until this player answers or is asked something else.
  const [last, setLast] = useState<string | null>(null);
  if (asked !== null && asked !== last) setLast(asked);
  useEffect(() => {
    if (isAnswering && last !== null) markExplained(last);
  }, [isAnswering, last]);
  const key = last === null || seen.includes(last) ? null : last;
  const note = useRef<HTMLElement>(null);
  useNotePlace(note, key);
  return (
    <aside
      ref={note}
      className={key ? 'explain' : 'explain unseen'}
      aria-label={text('table.explain')}
    >
      <Icon name="quill-ink" size={24} />
      {/* Always there, so that screen readers announce what comes into it. */}
      <p role="status">{key && text(key)}</p>
      {key && <Button onClick={() => markExplained(key)}>{text('table.understood')}</Button>}
    </aside>
  );
}

/** The key of the explanation of what this player is asked now; null if nothing is, or nothing is to be said about it. */
function useExplanationAsked({ table, viewer, isAnswering }: Props): string | null {
  const [{ explain }] = useSettings();
  const has = useHasText();
  const isAlone = table.seats.filter((seat) => seat.bot === null).length === 1;
  const isPlayed = table.status === 'running' && isAlone;
  if (!explain || !isPlayed || isAnswering || viewer.playing !== null) return null;
  const asked = viewer.shown.questions.find((q) => isOwn(q) && q.need !== 'may');
  const key = asked && `${gameListing(table.game).prefix}.explain.${asked.kind}`;
  return key && has(key) ? key : null;
}
