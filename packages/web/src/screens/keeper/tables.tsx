import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { keeperApi } from '../../api/keeper.ts';
import { SeatTags } from '../people.tsx';
import { useGameName, useSpan, useTableName } from '../words.ts';
import { KeeperList, ListChoice } from './list.tsx';

const STATUSES = ['running', 'open', 'over'] as const;

/** All tables, private ones too. Hidden cards are not shown to the keeper either. */
export function TablesPart({ changed }: { changed(): void }) {
  const text = useText();
  const span = useSpan();
  const nameOf = useTableName();
  const gameName = useGameName();
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('running');
  return (
    <KeeperList
      name="tables"
      listed={status}
      load={(page) => keeperApi.tables(status, page)}
      keyOf={({ id }) => id}
      changed={changed}
      filter={
        <ListChoice
          label={text('keeper.status')}
          texts="keeper.status"
          choices={STATUSES}
          chosen={status}
          choose={setStatus}
        />
      }
      row={(table, ask) => (
        <div className="keeper-row">
          <div>
            <h3 className="person-name" translate={table.name === null ? undefined : 'no'}>
              {nameOf(table)}
            </h3>
            <p className="quiet-text">
              {table.private && <Icon name="padlock" label={text('keeper.table.private')} />}{' '}
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
              onClick={() => ask({ what: 'removeTable', id: table.id, name: nameOf(table) })}
            >
              {text('keeper.removeTable')}
            </Button>
          </div>
        </div>
      )}
    />
  );
}
