import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Empty } from '@fondaco/page-kit/ui/empty.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { keeperApi } from '../../api/keeper.ts';
import { LoadedSection } from '../lobby/section.tsx';
import { SeatTags } from '../people.tsx';
import { useGameName, useSpan, useTableName } from '../words.ts';
import { type Act, ActDialog } from './act.tsx';
import { More, usePages } from './pages.tsx';

const STATUSES = ['running', 'open', 'over'] as const;

/** All tables, private ones too. Hidden cards are not shown to the keeper either. */
export function TablesPart({ changed }: { changed(): void }) {
  const text = useText();
  const span = useSpan();
  const nameOf = useTableName();
  const gameName = useGameName();
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('running');
  const { listed, more } = usePages(status, (page) => keeperApi.tables(status, page));
  const [act, setAct] = useState<Act | null>(null);
  return (
    <section className="panel" aria-labelledby="keeper-tables">
      <h2 id="keeper-tables">{text('keeper.tables')}</h2>
      <fieldset className="lobby-filter keeper-filter" aria-label={text('keeper.status')}>
        {STATUSES.map((each) => (
          <Button
            key={each}
            className="button-small"
            aria-pressed={status === each}
            onClick={() => setStatus(each)}
          >
            {text(`keeper.status.${each}`)}
          </Button>
        ))}
      </fieldset>
      <LoadedSection load={listed}>
        {(tables) =>
          tables.length === 0 ? (
            <Empty title={text('keeper.tables.none')} />
          ) : (
            <ul className="keeper-rows">
              {tables.map((table) => (
                <li key={table.id} className="keeper-row">
                  <div>
                    <h3 className="person-name" translate={table.name === null ? undefined : 'no'}>
                      {nameOf(table)}
                    </h3>
                    <p className="quiet-text">
                      {table.private && (
                        <Icon name="padlock" label={text('keeper.table.private')} />
                      )}{' '}
                      {text('keeper.table.about', {
                        game: gameName(table.game),
                        time: span(Date.now() - table.since),
                      })}
                    </p>
                    <SeatTags seats={table.seats} />
                  </div>
                  <div className="keeper-acts">
                    <Button
                      className="button-small"
                      aria-label={text('keeper.removeTableName', { name: nameOf(table) })}
                      onClick={() =>
                        setAct({ what: 'removeTable', id: table.id, name: nameOf(table) })
                      }
                    >
                      {text('keeper.removeTable')}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedSection>
      <More more={more} />
      {act && (
        <ActDialog
          act={act}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null);
            listed.reload();
            changed();
          }}
        />
      )}
    </section>
  );
}
