import type { Seat, TableInfo, Viewer } from '@fondaco/kernel';
import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { ClockChip, type ToldClock } from '@fondaco/page-kit/table/seat-status.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { isLocal } from '../local/ids.ts';
import type { ConnectionState } from '../wire/state.ts';
import { Countdown } from './countdown.tsx';
import { broughtBy } from './shared-device.ts';
import './bar.css';

interface Props {
  table: TableInfo;
  /** Who is looking. */
  as: Viewer;
  title: string;
  stage: string;
  connection: ConnectionState;
  /** When the time to answer runs out, for this seat or another one. */
  clock: { until: number; who?: string | undefined } | null;
  /** The clock of the viewer's own seat, shown here where their panel has no room for it. */
  ownClock: ToldClock | undefined;
  unread: number;
  /** Seats of mine at this device beside the one that plays; several are in the menu. */
  others: readonly { seat: Seat; name: string }[];
  /** Whether there is something to give a hint about, and whether it is shown. */
  hint: 'none' | 'possible' | 'shown';
  onOpen(panel: Panel): void;
  onHandOver(seat: Seat): void;
  /** Called with the place for tools of the look. */
  onSlot(slot: HTMLElement | null): void;
}

export type Panel = 'hint' | 'side' | 'aid' | 'keys' | 'settings' | 'options' | 'notes' | 'menu';

/** The top bar of a table. */
export function TableBar(props: Props) {
  const { table, as, title, stage, connection, clock, ownClock, unread, onOpen, onHandOver } =
    props;
  const [other, ...more] = props.others;
  const text = useText();
  return (
    <header className="bar">
      <Link to="/" className="bar-home" aria-label={text('table.toLobby')}>
        <Icon name="back" />
      </Link>
      <div className="bar-title">
        <h1 translate="no">{title}</h1>
        <span>{stage}</span>
      </div>
      <div ref={props.onSlot} className="bar-look" />
      {clock && <Countdown {...clock} />}
      {ownClock && (
        <span className="bar-clock">
          <ClockChip clock={ownClock} />
        </span>
      )}
      {props.hint !== 'none' && (
        <Tool
          id="hint"
          icon="lamp"
          name={text('table.hint')}
          isOpen={props.hint === 'shown'}
          onClick={() => onOpen('hint')}
        />
      )}
      <ConnectionSign connection={connection} local={isLocal(table.id)} />
      {other && more.length === 0 && (
        <Button look="quiet" className="bar-wide bar-other" onClick={() => onHandOver(other.seat)}>
          {text('table.handOver', { name: other.name })}
        </Button>
      )}
      <Link
        to={`/replay/${table.id}?as=${as}`}
        bring={broughtBy(table.id, as)}
        className="button button-quiet bar-wide"
      >
        <Icon name="spyglass" /> {text('table.replay')}
      </Link>
      <Tool
        icon="quill-ink"
        name={text('table.story')}
        extra="bar-side"
        onClick={() => onOpen('side')}
      >
        {unread > 0 && <b className="bar-count">{unread}</b>}
      </Tool>
      <Tool icon="question" name={text('table.aid')} onClick={() => onOpen('aid')} />
      <Tool icon="menu" name={text('table.menu')} onClick={() => onOpen('menu')} />
    </header>
  );
}

interface ToolProps {
  id?: string;
  icon: IconName;
  name: string;
  extra?: string;
  isOpen?: boolean;
  onClick(): void;
  children?: React.ReactNode;
}

function Tool({ id, icon, name, extra = '', isOpen, onClick, children }: ToolProps) {
  return (
    <Button
      look="quiet"
      id={id}
      className={`bar-tool ${extra}`}
      aria-label={name}
      aria-expanded={isOpen}
      title={name}
      onClick={onClick}
    >
      <Icon name={icon} size={22} />
      <span className="bar-word" aria-hidden="true">
        {name}
      </span>
      {children}
    </Button>
  );
}

/** Word and sign beside the colour. */
function ConnectionSign({ connection, local }: { connection: ConnectionState; local: boolean }) {
  const text = useText();
  const word = text(local ? 'table.link.local' : `table.link.sign.${connection}`);
  return (
    <span className={`bar-link bar-link-${local ? 'open' : connection}`} title={word}>
      <i aria-hidden="true" />
      <span>{word}</span>
    </span>
  );
}
