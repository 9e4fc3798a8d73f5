import { HAS_SERVER } from '@fondaco/page-kit/address.ts';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Empty } from '@fondaco/page-kit/ui/empty.tsx';
import { RadioCards } from '@fondaco/page-kit/ui/fields.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { LearnLink } from '../../lessons/learn-link.tsx';
import { paths } from '../data/paths.ts';
import { gameListing } from '../games.ts';
import { GameSign } from '../picture.tsx';
import { useGameName, useTableName } from '../words.ts';
import type { LobbyData, OwnTable } from './data.ts';
import { InviteForm } from './invite-form.tsx';
import './rail.css';
import { LoadedSection } from './section.tsx';

/** Choose a game and how to play it; the rest is asked on the next screen, where everything has a usual answer. */
export function NewTableCard({ games }: Pick<LobbyData, 'games'>) {
  const text = useText();
  const gameName = useGameName();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <section className="panel rail-new" aria-labelledby="rail-new">
      <h2 id="rail-new">{text('lobby.new')}</h2>
      <LoadedSection load={games} rows={1}>
        {(known) => {
          const game = chosen ?? known[0]?.id ?? '';
          return (
            <>
              <RadioCards<string>
                label={text('lobby.new.game')}
                value={game}
                choices={known.map((g) => ({
                  value: g.id,
                  label: (
                    <span className="rail-game">
                      <GameSign game={g.id} />
                      <span>
                        <b>{gameName(g.id)}</b>
                        <small>
                          {text('lobby.new.about', {
                            min: g.seats.min,
                            max: g.seats.max,
                            minutes: gameListing(g.id).minutes,
                          })}
                        </small>
                      </span>
                    </span>
                  ),
                }))}
                onChange={setChosen}
              />
              {HAS_SERVER && (
                <Link
                  to={paths.newTable('table', game)}
                  className="button button-primary rail-main"
                >
                  {text('lobby.new.table')}
                </Link>
              )}
              <div className="rail-pair">
                <Link to={paths.newTable('bots', game)} className="button">
                  <Icon name="vintage-robot" />
                  {text('lobby.new.bots')}
                </Link>
                <Link to={paths.newTable('screen', game)} className="button">
                  {text('lobby.new.screen')}
                </Link>
              </div>
              <LearnLink game={game} className="rail-learn" />
            </>
          );
        }}
      </LoadedSection>
    </section>
  );
}

export function Invited() {
  const text = useText();
  return (
    <section className="rail-part" aria-labelledby="rail-invited">
      <h2 id="rail-invited">{text('lobby.invited')}</h2>
      <InviteForm />
    </section>
  );
}

const SHOWN = 3;

export function FinishedCard({ tables }: { tables: OwnTable[] }) {
  const text = useText();
  const nameOf = useTableName();
  return (
    <section className="rail-part rail-finished-part" aria-labelledby="rail-finished">
      <h2 id="rail-finished">{text('app.nav.finished')}</h2>
      {tables.length === 0 ? (
        <Empty icon="compass" title={text('lobby.finished.none')}>
          {text('lobby.finished.none.text')}
        </Empty>
      ) : (
        <>
          <ul className="rail-finished">
            {tables.slice(0, SHOWN).map((table) => (
              <li key={table.id}>
                <Link to={paths.table(table.id)}>
                  <GameSign game={table.game} />
                  <span className="person-name" translate={table.name === null ? undefined : 'no'}>
                    {nameOf(table)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <Link to={paths.finished}>{text('lobby.finished.all', { count: tables.length })}</Link>
        </>
      )}
    </section>
  );
}
