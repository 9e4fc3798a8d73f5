import { go, Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Empty } from '@fondaco/page-kit/ui/empty.tsx';
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
import type { LobbyData } from './data.ts';
import { LoadedSection, Section } from './section.tsx';

export function OpenTables({ open, games }: Pick<LobbyData, 'open' | 'games'>) {
  const text = useText();
  const gameName = useGameName();
  const [only, setOnly] = useState<string | null>(null);
  const me = useMe().person?.id;
  // One's own tables are in the list above.
  const others = open.data?.filter((t) => !t.seats.some((s) => s.person && s.person.id === me));
  const shown = others?.filter((t) => only === null || t.game === only);
  const known = games.data ?? [];
  return (
    <Section
      title={text('lobby.open')}
      note={others?.length ? text('lobby.open.count', { count: others.length }) : undefined}
      side={
        known.length > 1 && (
          <fieldset className="lobby-filter" aria-label={text('lobby.filter')}>
            {[null, ...known.map((g) => g.id)].map((id) => (
              <Button
                key={id ?? ''}
                aria-pressed={only === id}
                className="button-small"
                onClick={() => setOnly(id)}
              >
                {id === null ? text('lobby.allGames') : gameName(id)}
              </Button>
            ))}
          </fieldset>
        )
      }
    >
      <LoadedSection load={open}>
        {() =>
          shown?.length ? (
            <ul className="lobby-rows">
              {shown.map((table) => (
                <OpenRow
                  key={table.id}
                  table={table}
                  game={known.find((g) => g.id === table.game)}
                  changed={open.reload}
                />
              ))}
            </ul>
          ) : (
            <Empty title={text('lobby.open.none')}>{text('lobby.open.none.text')}</Empty>
          )
        }
      </LoadedSection>
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
