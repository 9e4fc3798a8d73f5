import type { TableInfo } from '@fondaco/kernel';
import { useState } from 'react';
import { api, reasonOf } from '../api/index.ts';
import { Link } from '../app/route.tsx';
import { Icon } from '../icons/icon.tsx';
import { isLocal } from '../local/ids.ts';
import { PackNote } from '../screens/pack-note.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Eye } from '../wire/state.ts';
import { useSay, useText } from '../words/words.tsx';
import type { Panel } from './bar.tsx';
import './menu.css';

interface Props {
  table: TableInfo;
  eye: Eye;
  onOpen(panel: Panel): void;
  onClose(): void;
}

/** Everything about the table that is not a move. */
export function TableMenu({ table, eye, onOpen, onClose }: Props) {
  const text = useText();
  const say = useSay();
  const [failed, setFailed] = useState<string | null>(null);
  const change = (what: Promise<unknown>): void => {
    what.then(onClose, (error: unknown) => setFailed(say(reasonOf(error))));
  };
  const local = isLocal(table.id);
  const { as } = eye;
  return (
    <Dialog title={text('table.menu')} look="sheet" onClose={onClose}>
      <div className="menu">
        <Link to={`/replay/${table.id}?as=${eye.as}`} className="button">
          <Icon name="spyglass" /> {text('table.replay')}
        </Link>
        <Button onClick={() => onOpen('options')}>
          <Icon name="sort" /> {text('table.options')}
        </Button>
        <Button onClick={() => onOpen('settings')}>
          <Icon name="cog" /> {text('table.settings')}
        </Button>
        <Button onClick={() => onOpen('keys')}>
          <Icon name="question" /> {text('table.keys')}
        </Button>
        <Link to="/rules" className="button" newTab>
          <Icon name="open-book" /> {text('table.rules')}
        </Link>
        {!local && table.status === 'running' && as !== 'table' && (
          <Button onClick={() => change(api.leave(table.id, as))}>
            <Icon name="vintage-robot" /> {text('table.giveSeat')}
          </Button>
        )}
        <Link to="/" className="button">
          <Icon name="exit-door" /> {text('table.toLobby')}
        </Link>
      </div>
      {failed && <p role="alert">{failed}</p>}
      <PackNote table={table} />
    </Dialog>
  );
}
