import { isOwn, type TableInfo } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useState } from 'react';
import type { TableStore, ViewerState } from '../wire/state.ts';
import { beforeLastOf } from '../wire/story.ts';

interface Props {
  table: TableInfo;
  viewer: ViewerState;
  store: TableStore;
  busy: boolean;
}

/** Undo: at once where no other player is affected, otherwise by asking them. */
export function UndoTool({ table, viewer, store, busy }: Props) {
  const text = useText();
  const seat = viewer.as;
  if (seat === 'table' || table.status !== 'running') return null;
  const free = viewer.outlook.undo;
  const asking = beforeLastOf(viewer.story, seat);
  const acted = viewer.outlook.questions.some(isOwn) || asking !== null;
  if (!acted) return null;
  const to = free ?? asking;
  return (
    <Button
      look="quiet"
      id="undo"
      className="tool-undo"
      disabled={busy || to === null || table.proposal !== null}
      onClick={() => to !== null && store.undo(seat, to, free === null)}
      title={free === null ? text('table.undo.ask') : undefined}
    >
      <Icon name="undo" /> {text(free === null && to !== null ? 'table.undo.asking' : 'table.undo')}
    </Button>
  );
}

/** Somebody asks to go back. */
export function ProposalBanner({ table, viewer, store }: Omit<Props, 'busy'>) {
  const text = useText();
  const { proposal } = table;
  const seat = viewer.as;
  const own = proposal?.seat === seat ? proposal.id : null;
  /** The entry after which this seat last asked. */
  const [asked, setAsked] = useState<number | null>(null);
  const { seq } = viewer;
  useEffect(() => {
    if (own !== null) setAsked(seq);
  }, [own, seq]);
  if (!proposal && asked === seq)
    return (
      <p className="banner" role="status">
        {text('table.undo.notAgreed')}
        <Button look="quiet" onClick={() => setAsked(null)}>
          {text('table.understood')}
        </Button>
      </p>
    );
  if (!proposal || seat === 'table') return null;
  const answer = (agree: boolean): void => store.consent(seat, proposal.id, agree);
  const who = { seat: proposal.seat };
  const taken = viewer.story.find(
    ({ seq: at, cause, undone }) =>
      at > proposal.to && !undone && cause.t === 'act' && cause.seat === proposal.seat,
  )?.events[0]?.msg;
  if (proposal.seat === seat)
    return (
      <p className="banner" role="status">
        {text('table.undo.waits', { who: proposal.waits.map((x) => ({ seat: x })) })}
        <Button
          onClick={() => {
            answer(false);
            setAsked(null);
          }}
        >
          {text('table.undo.withdraw')}
        </Button>
      </p>
    );
  if (!proposal.waits.includes(seat))
    return (
      <p className="banner" role="status">
        {text('table.undo.agreed', { who })}
      </p>
    );
  return (
    <p className="banner" role="alert">
      {text('table.undo.asked', { who })}
      {taken && ` ${text('table.undo.takesBack', { what: taken })}`}
      <Button look="agree" onClick={() => answer(true)}>
        {text('table.undo.agree')}
      </Button>
      <Button onClick={() => answer(false)}>{text('table.undo.refuse')}</Button>
    </p>
  );
}
