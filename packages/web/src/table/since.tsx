import type { TableInfo } from '@fondaco/kernel';
import { go } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useState } from 'react';
import type { ViewerState } from '../wire/state.ts';
import { lastSeen, rememberSeen } from './seen.ts';
import { broughtBy } from './shared-device.ts';

/** Fewer are seen at a glance. */
const WORTH_TELLING = 2;

interface Props {
  table: TableInfo;
  viewer: ViewerState;
  /** What happened is told elsewhere. */
  isTold: boolean;
}

/** Coming back: what others did since one last looked can be stepped through. */
export function SinceBanner({ table, viewer, isTold }: Props) {
  const text = useText();
  const [from, setFrom] = useState(() => lastSeen(table.id));
  const { story, seq } = viewer;
  useEffect(() => {
    const keep = (): void => {
      if (!document.hidden) rememberSeen(table.id, seq);
    };
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [table.id, seq]);
  const [first] = useState(seq);
  if (from === null || isTold) return null;
  const missed = story.filter(
    (x) => x.seq > from && x.seq <= first && x.cause.t !== 'setup' && x.cause.seat !== viewer.as,
  );
  if (missed.length < WORTH_TELLING) return null;
  return (
    <p className="banner" role="status">
      {text('table.since', { count: missed.length })}
      <Button
        onClick={() =>
          go(`/replay/${table.id}?as=${viewer.as}&at=${from + 1}`, {
            bring: broughtBy(table.id, viewer.as),
          })
        }
      >
        {text('table.since.show')}
      </Button>
      <Button look="quiet" onClick={() => setFrom(null)}>
        {text('table.since.later')}
      </Button>
    </p>
  );
}
