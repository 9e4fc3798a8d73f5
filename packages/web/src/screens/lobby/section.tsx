import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Empty, Skeleton } from '@fondaco/page-kit/ui/empty.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useId } from 'react';
import type { LoadResult } from '../data/load.ts';

interface SectionProps {
  title: string;
  note?: string | undefined;
  side?: ReactNode;
  children: ReactNode;
}

export function Section({ title, note, side, children }: SectionProps) {
  const id = useId();
  return (
    <section className="lobby-section" aria-labelledby={id}>
      <div className="lobby-section-head">
        <h2 id={id}>{title}</h2>
        {note && <span className="quiet-text">{note}</span>}
        {side && <div className="lobby-section-side">{side}</div>}
      </div>
      {children}
    </section>
  );
}

interface LoadedProps<T> {
  load: LoadResult<T>;
  rows?: number;
  children(data: T): ReactNode;
}

/** A list in whatever state it is; what was loaded once stays in view while the server is away. */
export function LoadedSection<T>({ load, rows = 2, children }: LoadedProps<T>) {
  const text = useText();
  const say = useSay();
  if (load.data !== undefined) return children(load.data);
  if (load.state === 'waiting') return <Skeleton rows={rows} label={text('app.waiting')} />;
  const offline = load.state === 'offline';
  return (
    <Empty
      icon={offline ? 'anchor' : 'cancel'}
      title={text(offline ? 'lobby.offline' : 'lobby.failed')}
      actions={<Button onClick={load.reload}>{text('app.tryAgain')}</Button>}
    >
      {offline && text('lobby.offline.text')}
      {load.refusal && say(load.refusal.msg)}
    </Empty>
  );
}
