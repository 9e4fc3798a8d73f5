import { manifestOf } from '@fondaco/games';
import type { Seat, TableInfo } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useOpenRule } from '@fondaco/page-kit/open-rule.ts';
import { go, Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { api, reasonOf } from '../api/index.ts';
import { isLocal } from '../local/ids.ts';
import { PackNote } from '../screens/pack-note.tsx';
import { RemoveGame } from '../screens/remove-game.tsx';
import { ReportDialog } from '../screens/report/report.tsx';
import type { ViewerState } from '../wire/state.ts';
import type { Panel } from './bar.tsx';
import { broughtBy } from './shared-device.ts';
import './menu.css';

interface Props {
  table: TableInfo;
  viewer: ViewerState;
  /** Seats of mine at this device beside the one that plays. */
  others: readonly { seat: Seat; name: string }[];
  onHandOver(seat: Seat): void;
  onOpen(panel: Panel): void;
  onClose(): void;
}

/** Everything about the table that is not a move. */
export function TableMenu(props: Props) {
  const { table, viewer, others, onHandOver, onOpen, onClose } = props;
  const text = useText();
  const say = useSay();
  const openRule = useOpenRule();
  const [failed, setFailed] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const [reporting, setReporting] = useState(false);
  const [asking, setAsking] = useState<'end' | 'resign' | null>(null);
  const change = (what: Promise<unknown>): void => {
    what.then(onClose, (error: unknown) => setFailed(say(reasonOf(error))));
  };
  const local = isLocal(table.id);
  const { as } = viewer;
  return (
    <Dialog title={text('table.menu')} look="sheet" onClose={onClose}>
      <div className="menu">
        <Link
          to={`/replay/${table.id}?as=${as}`}
          bring={broughtBy(table.id, as)}
          className="button"
        >
          <Icon name="spyglass" /> {text('table.replay')}
        </Link>
        {others.map(({ seat, name }) => (
          <Button
            key={seat}
            onClick={() => {
              onClose();
              onHandOver(seat);
            }}
          >
            <Icon name="person" /> {text('table.handOver', { name })}
          </Button>
        ))}
        <Button onClick={() => onOpen('options')}>
          <Icon name="sort" /> {text('table.options')}
        </Button>
        {as !== 'table' && (
          <Button onClick={() => onOpen('notes')}>
            <Icon name="quill-ink" /> {text('table.notes')}
          </Button>
        )}
        <Button onClick={() => onOpen('settings')}>
          <Icon name="cog" /> {text('table.settings')}
        </Button>
        <Button onClick={() => onOpen('keys')}>
          <Icon name="question" /> {text('table.keys')}
        </Button>
        <Button
          onClick={() => {
            onClose();
            openRule?.(manifestOf(table.game)?.prefix ?? '');
          }}
        >
          <Icon name="open-book" /> {text('table.rules')}
        </Button>
        {!local && table.status === 'running' && as !== 'table' && (
          <Button onClick={() => change(api.leave(table.id, as))}>
            <Icon name="vintage-robot" /> {text('table.giveSeat')}
          </Button>
        )}
        {!local && table.status === 'running' && as !== 'table' && (
          <>
            {table.clock.t !== 'none' && table.paused === null && (
              <Button onClick={() => change(api.vote(table.id, { kind: 'pause', agree: true }))}>
                <Icon name="hourglass" /> {text('table.pause')}
              </Button>
            )}
            <Button onClick={() => setAsking('end')}>
              <Icon name="laurels" /> {text('table.end')}
            </Button>
            <Button onClick={() => setAsking('resign')}>
              <Icon name="exit-door" /> {text('table.resign')}
            </Button>
          </>
        )}
        {!local && (
          <Button onClick={() => setReporting(true)}>
            <Icon name="quill-ink" /> {text('report.open')}
          </Button>
        )}
        {local && table.status === 'running' && (
          <Button onClick={() => setRemoving(true)}>
            <Icon name="trash-can" /> {text('table.removeGame')}
          </Button>
        )}
        <Link to="/" className="button">
          <Icon name="exit-door" /> {text('table.toLobby')}
        </Link>
      </div>
      {failed && <p role="alert">{failed}</p>}
      <PackNote game={table.game} pack={table.pack} />
      {asking && as !== 'table' && (
        <Dialog title={text(`table.${asking}`)} onClose={() => setAsking(null)}>
          <p>{text(`table.${asking}.why`)}</p>
          <p className="play-confirm">
            <Button
              look="primary"
              onClick={() =>
                change(
                  asking === 'end'
                    ? api.vote(table.id, { kind: 'end', agree: true })
                    : api.resign(table.id, as),
                )
              }
            >
              {text(`table.${asking}.yes`)}
            </Button>
            <Button onClick={() => setAsking(null)}>{text('table.confirm.no')}</Button>
          </p>
        </Dialog>
      )}
      {reporting && (
        <ReportDialog
          table={table}
          {...(as !== 'table' && { seat: as })}
          onClose={() => setReporting(false)}
        />
      )}
      {removing && (
        <RemoveGame id={table.id} onRemoved={() => go('/')} onClose={() => setRemoving(false)} />
      )}
    </Dialog>
  );
}
