import type { Person, SeatInfo, TableInfo } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { api } from '../api/index.ts';
import { isLocal } from '../local/ids.ts';
import { localTables } from '../local/local-connection.ts';
import { useAction } from '../screens/data/load.ts';
import type { StoryEntry } from '../wire/state.ts';
import { RefusedBanner } from './banners.tsx';
import './return-banner.css';

interface Props {
  table: TableInfo;
  you: Person | null;
  story: readonly StoryEntry[];
}

/** A bot has played for this player: since when, what it did, and the seat back at a click. */
export function ReturnBanners({ table, you, story }: Props) {
  if (table.status !== 'running') return null;
  const given = table.seats.filter(
    (s) => s.bot !== null && s.person !== null && s.person.id === you?.id,
  );
  return given.map((seat) => <ReturnBanner key={seat.seat} {...{ table, seat, story }} />);
}

const MAX_LINES = 5;

function ReturnBanner({
  table,
  seat: { seat, standIn },
  story,
}: Omit<Props, 'you'> & { seat: SeatInfo }) {
  const text = useText();
  const say = useSay();
  const { busy, refusal, run, dismiss } = useAction();
  const [isShown, setShown] = useState(false);
  const who = { seat };
  const did = story.filter(
    ({ seq, cause, undone }) =>
      cause.t === 'act' && cause.seat === seat && seq >= (standIn?.entries ?? 0) && !undone,
  );
  const lines = did.flatMap(({ seq, events }) => events.map((e, i) => ({ id: `${seq} ${i}`, e })));
  const back = (): Promise<unknown> =>
    isLocal(table.id) ? localTables().back(table.id, seat) : api.back(table.id, seat);
  const time = new Date(standIn?.since ?? 0).toLocaleTimeString([], { timeStyle: 'short' });
  return (
    <>
      <div className="banner return-banner" role="status">
        <Icon name="vintage-robot" />
        <span>
          {text(`table.standIn.${standIn?.why ?? 'left'}`, { who, time })}{' '}
          {did.length > 0 && text('table.standIn.did', { count: did.length })}
        </span>
        {lines.length > 0 && (
          <Button look="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {text('table.standIn.what')}
          </Button>
        )}
        {standIn?.why !== 'resigned' && (
          <Button look="primary" disabled={busy} onClick={() => void run(back)}>
            {text('table.takeBack', { who })}
          </Button>
        )}
        {isShown && (
          <ul className="return-lines">
            {lines.length > MAX_LINES && (
              <li>{text('table.standIn.more', { count: lines.length - MAX_LINES })}</li>
            )}
            {lines.slice(-MAX_LINES).map(({ id, e }) => (
              <li key={id}>{say(e.msg)}</li>
            ))}
          </ul>
        )}
      </div>
      <RefusedBanner refused={refusal} onClose={dismiss} />
    </>
  );
}
