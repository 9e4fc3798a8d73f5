import type { TableInfo } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { go, Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useState } from 'react';
import { api, reasonOf } from '../api/index.ts';
import { isLocal } from '../local/ids.ts';
import { localTables } from '../local/local-connection.ts';
import type { ViewerState } from '../wire/state.ts';
import { useHistory } from './history.ts';
import type { TableLook } from './looks.ts';
import { Moments } from './moments.tsx';
import { Verifier } from './verifier.tsx';
import './ending.css';

interface Props {
  table: TableInfo;
  viewer: ViewerState;
  look: TableLook;
}

/** The game is over: its reckoning, and where to go from here. */
export function Ending({ table, viewer, look }: Props) {
  const text = useText();
  const say = useSay();
  const history = useHistory(table.id, viewer.as);
  const [failed, setFailed] = useState<string | null>(null);
  const [verifying, setVerifying] = useState(false);
  const { result, view } = viewer.shown;
  const local = isLocal(table.id);
  const again = (): void => {
    const next = local ? localTables().again(table.id) : api.again(table.id);
    next.then(
      ({ id }) => go(`/table/${id}`),
      (error: unknown) => setFailed(say(reasonOf(error))),
    );
  };
  const next = (
    <nav className="ending-next" aria-label={text('table.over.next')}>
      {table.next ? (
        <Link to={`/table/${table.next}`} className="button button-primary">
          {text('table.over.nextTable')}
        </Link>
      ) : (
        <Button look="primary" onClick={again}>
          {text('table.over.again')}
        </Button>
      )}
      <Link to={`/replay/${table.id}?as=open`} className="button">
        <Icon name="spyglass" /> {text('table.replay')}
      </Link>
      <Link to="/" className="button">
        {text('table.toLobby')}
      </Link>
      {failed && <p role="alert">{failed}</p>}
    </nav>
  );
  return (
    <main className="ending" data-part="board">
      {result ? (
        <look.Reckoning table={table} result={result} view={view} history={history} next={next} />
      ) : (
        <EndedEarly table={table} next={next} />
      )}
      {result && history && <Moments {...{ table, viewer, look, history }} />}
      <p className="ending-more">
        <Link to={`/table/${table.id}/analysis`} className="button">
          <Icon name="curve" /> {text('table.analysis')}
        </Link>
        {result && (
          <Button onClick={() => setVerifying(true)}>
            <Icon name="check" /> {text('table.verify')}
          </Button>
        )}
      </p>
      {verifying && <Verifier table={table} onClose={() => setVerifying(false)} />}
    </main>
  );
}

/** The players ended the game before its end: how it stood. */
function EndedEarly({ table, next }: { table: TableInfo; next: ReactNode }) {
  const text = useText();
  const order = (table.scores ?? [])
    .map((score, seat) => ({ ...score, seat }))
    .sort((a, b) => a.place - b.place);
  return (
    <section className="ending-early">
      <h2>{text('table.endedEarly')}</h2>
      {next}
      <ol>
        {order.map(({ place, score, seat }) => (
          <li key={seat} value={place}>
            {text('table.standing', { who: { seat }, score })}
          </li>
        ))}
      </ol>
    </section>
  );
}
