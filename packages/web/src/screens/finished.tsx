import { HAS_SERVER } from '@fondaco/page-kit/address.ts';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { go, Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Empty } from '@fondaco/page-kit/ui/empty.tsx';
import { Note, RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useLocale, useText } from '@fondaco/page-kit/words/words.tsx';
import { lazy, Suspense, useState } from 'react';
import { api } from '../api/index.ts';
import { saveText } from '../table/download.ts';
import { deviceGames } from './data/device-games.ts';
import { useAction } from './data/load.ts';
import { useMe } from './data/me.ts';
import { paths } from './data/paths.ts';
import { type OwnTable, ownTables, useOwnTables } from './lobby/data.ts';
import { LoadedSection } from './lobby/section.tsx';
import { Paged } from './paged.tsx';
import { SeatTag } from './people.tsx';
import { GameSign } from './picture.tsx';
import { RemoveGame } from './remove-game.tsx';
import './finished.css';
import './screens.css';
import { useTitle } from './title.ts';
import { useGameName, useTableName } from './words.ts';

const Shelf = lazy(async () => ({ default: (await import('./account/shelf.tsx')).Shelf }));

/** The games that are over: how they ended, and all that is left of them. */
export function Finished() {
  const text = useText();
  const me = useMe();
  const { mine, local } = useOwnTables();
  useTitle(text('app.nav.finished'));
  const over = ownTables(mine.data, local.data?.games)
    .filter((t) => t.status === 'over')
    .sort((a, b) => b.since - a.since);
  return (
    <div className="screen">
      <header className="screen-head">
        <h1>{text('app.nav.finished')}</h1>
        <p>{text('lobby.finished.text')}</p>
      </header>
      {HAS_SERVER && mine.state === 'offline' && (
        <Note look="warn">{text('lobby.finished.away')}</Note>
      )}
      {local.state === 'failed' && over.length > 0 && <RefusedNote refusal={local.refusal} />}
      {over.length > 0 ? (
        <Paged items={over}>
          {(shown) => (
            <div className="finished">
              {shown.map((table) => (
                <FinishedGame key={table.id} table={table} changed={local.reload} />
              ))}
            </div>
          )}
        </Paged>
      ) : (
        <LoadedSection<unknown> load={mine.state === 'waiting' ? mine : local} rows={3}>
          {() => (
            <Empty
              icon="compass"
              title={text('lobby.finished.none')}
              actions={
                <Link to={paths.newTable('bots')} className="button button-primary">
                  {text('lobby.playBots')}
                </Link>
              }
            >
              {text('lobby.finished.none.text')}
            </Empty>
          )}
        </LoadedSection>
      )}
      {me.kept && (
        <Suspense fallback={null}>
          <Shelf local={over.filter((t) => t.local)} />
        </Suspense>
      )}
    </div>
  );
}

function FinishedGame({ table, changed }: { table: OwnTable; changed(): void }) {
  const text = useText();
  const locale = useLocale();
  const gameName = useGameName();
  const name = useTableName()(table);
  const { busy, refusal, run } = useAction();
  const [removing, setRemoving] = useState(false);
  const { id, local } = table;
  const again = (): void =>
    void run(async () =>
      go(paths.table(local ? await deviceGames.again(id) : (await api.again(id)).id)),
    );
  const download = (): void =>
    void run(async () =>
      saveText(
        `${table.game}-${id}.jsonl`,
        local ? await deviceGames.file(id) : await api.file(id),
      ),
    );
  const day = new Date(table.since).toLocaleDateString(locale, { dateStyle: 'medium' });
  return (
    <article className="panel finished-game">
      <header>
        <GameSign game={table.game} />
        <div className="lobby-row-name">
          <h2 className="person-name" translate={table.name === null ? undefined : 'no'}>
            {name}
          </h2>
          <p className="quiet-text">
            {text(local ? 'lobby.finished.whenLocal' : 'lobby.finished.when', {
              game: gameName(table.game),
              day,
            })}
          </p>
        </div>
      </header>
      <Places table={table} />
      <div className="actions">
        <Link
          to={paths.table(id)}
          className="button"
          aria-label={text('lobby.reckoningOf', { name })}
        >
          <Icon name="scales" />
          {text('lobby.reckoning')}
        </Link>
        <Link
          to={paths.replay(id)}
          className="button"
          aria-label={text('lobby.replayOf', { name })}
        >
          <Icon name="spyglass" />
          {text('lobby.replay')}
        </Link>
        <Button onClick={download} disabled={busy} aria-label={text('lobby.downloadOf', { name })}>
          <Icon name="download" />
          {text('lobby.download')}
        </Button>
        <Button onClick={again} disabled={busy} aria-label={text('lobby.againAt', { name })}>
          <Icon name="undo" />
          {text('lobby.again')}
        </Button>
        {local && (
          <Button
            look="quiet"
            onClick={() => setRemoving(true)}
            aria-label={text('lobby.removeOf', { name })}
          >
            <Icon name="trash-can" />
          </Button>
        )}
      </div>
      <RefusedNote refusal={refusal} />
      {removing && (
        <RemoveGame id={id} onRemoved={() => changed()} onClose={() => setRemoving(false)} />
      )}
    </article>
  );
}

/** Who came where, the winner first. */
function Places({ table }: { table: OwnTable }) {
  const text = useText();
  const scores = table.scores ?? [];
  const rows = table.seats
    .map((seat) => ({ seat, score: scores[seat.seat] }))
    .sort((a, b) => (a.score?.place ?? 0) - (b.score?.place ?? 0));
  return (
    <ol className="places">
      {rows.map(({ seat, score }) => (
        <li key={seat.seat} className={score?.place === 1 ? 'places-first' : undefined}>
          <span className="places-place">
            {score?.place === 1 ? (
              <Icon name="crown" label={text('lobby.winner')} />
            ) : (
              score && text('lobby.place', { n: score.place })
            )}
          </span>
          <SeatTag seat={seat} />
          <b className="places-score">{score && text('lobby.score', { n: score.score })}</b>
        </li>
      ))}
    </ol>
  );
}
