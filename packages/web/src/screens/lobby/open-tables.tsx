import { go, Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Empty } from '@fondaco/page-kit/ui/empty.tsx';
import { Select } from '@fondaco/page-kit/ui/fields.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import type { GameInfo, ListedTable } from '../../api/index.ts';
import { api } from '../../api/index.ts';
import { useAction } from '../data/load.ts';
import { ensureMe, useMe } from '../data/me.ts';
import { paths } from '../data/paths.ts';
import { SeatSigns } from '../people.tsx';
import { GameSign } from '../picture.tsx';
import {
  useClockWords,
  useGameName,
  useGuestName,
  useOptionWords,
  useSpan,
  useTableName,
} from '../words.ts';
import { type LobbyData, useListed } from './data.ts';
import { LoadedSection, Section } from './section.tsx';

const CLOCKS = ['none', 'live', 'days'] as const;
type ClockFilter = '' | (typeof CLOCKS)[number];

export function OpenTables({ games }: Pick<LobbyData, 'games'>) {
  const text = useText();
  const gameName = useGameName();
  const [game, setGame] = useState('');
  const [clock, setClock] = useState<ClockFilter>('');
  const filter = { ...(game && { game }), ...(clock && { clock }) };
  const { listed, more } = useListed(api.openTables, filter);
  const me = useMe().person?.id;
  // One's own tables are in the list above.
  const others = listed.data?.filter((t) => !t.seats.some((s) => s.person && s.person.id === me));
  const known = games.data ?? [];
  const isFiltered = game !== '' || clock !== '';
  return (
    <Section
      title={text('lobby.open')}
      note={others?.length ? text('lobby.open.count', { count: others.length }) : undefined}
      side={
        <fieldset className="lobby-filter" aria-label={text('lobby.filter')}>
          {known.length > 1 && (
            <Select
              bare
              label={text('lobby.new.game')}
              value={game}
              choices={[
                { value: '', label: text('lobby.allGames') },
                ...known.map(({ id }) => ({ value: id, label: gameName(id) })),
              ]}
              onChange={setGame}
            />
          )}
          <Select<ClockFilter>
            bare
            label={text('lobby.filter.clock')}
            value={clock}
            choices={[
              { value: '', label: text('lobby.filter.anyClock') },
              ...CLOCKS.map((kind) => ({ value: kind, label: text(`lobby.time.${kind}`) })),
            ]}
            onChange={setClock}
          />
        </fieldset>
      }
    >
      <LoadedSection load={listed}>
        {() =>
          others?.length ? (
            <ul className="lobby-rows">
              {others.map((table) => (
                <OpenRow
                  key={table.id}
                  table={table}
                  game={known.find((g) => g.id === table.game)}
                  changed={listed.reload}
                />
              ))}
            </ul>
          ) : isFiltered ? (
            <Empty
              title={text('lobby.open.noneSuch')}
              actions={
                <Button
                  onClick={() => {
                    setGame('');
                    setClock('');
                  }}
                >
                  {text('lobby.filter.all')}
                </Button>
              }
            />
          ) : (
            <Empty title={text('lobby.open.none')}>{text('lobby.open.none.text')}</Empty>
          )
        }
      </LoadedSection>
      {more && <Button onClick={more}>{text('lobby.more')}</Button>}
    </Section>
  );
}

interface OpenRowProps {
  table: ListedTable;
  game: GameInfo | undefined;
  changed(): void;
}

function OpenRow({ table, game, changed }: OpenRowProps) {
  const text = useText();
  const span = useSpan();
  const name = useTableName()(table);
  const clock = useClockWords();
  const guest = useGuestName();
  const words = useOptionWords()(table.game, table.options, game?.options);
  const { busy, refusal, run } = useAction();
  const sit = async (): Promise<void> => {
    const done = await run(async () => {
      await ensureMe(guest);
      await api.join(table.id);
    });
    if (done) go(paths.table(table.id));
    else changed();
  };
  const free = table.seats.some((s) => s.person === null && s.bot === null);
  return (
    <li className="lobby-row">
      <GameSign game={table.game} />
      <div className="lobby-row-name">
        <h3 className="person-name" translate={table.name === null ? undefined : 'no'}>
          {name}
        </h3>
        <p className="quiet-text">
          {text('lobby.hostSince', {
            name: table.host.name,
            time: span(Date.now() - table.created),
          })}
        </p>
      </div>
      <p className="lobby-row-options">
        {words.join(' · ')}
        <br />
        {clock(table)}
      </p>
      <SeatSigns seats={table.seats} />
      {free ? (
        <Button
          onClick={() => void sit()}
          disabled={busy}
          aria-label={text('lobby.sitAt', { name })}
        >
          {text('lobby.sit')}
        </Button>
      ) : (
        <Link
          to={paths.table(table.id)}
          className="button"
          aria-label={text('lobby.lookInAt', { name })}
        >
          {text('lobby.lookIn')}
        </Link>
      )}
      <RefusedNote refusal={refusal} />
    </li>
  );
}
