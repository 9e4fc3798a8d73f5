import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { api } from '../../api/index.ts';
import { useMe } from '../data/me.ts';
import { paths } from '../data/paths.ts';
import { GameSign } from '../picture.tsx';
import { useSpan, useTableName } from '../words.ts';
import { useListed } from './data.ts';
import { LoadedSection, Section } from './section.tsx';

export function ToWatch() {
  const text = useText();
  const nameOf = useTableName();
  const span = useSpan();
  const { listed: running, more } = useListed(api.runningTables, {});
  const me = useMe().person?.id;
  const others = running.data?.filter((t) => !t.seats.some((s) => s.person && s.person.id === me));
  // Nothing to watch is nothing to tell a newcomer.
  if (running.state === 'offline' || others?.length === 0) return null;
  return (
    <Section
      title={text('lobby.watch')}
      note={others && text('lobby.watch.count', { count: others.length })}
    >
      <LoadedSection load={running} rows={1}>
        {() => (
          <ul className="lobby-watch">
            {others?.map((table) => (
              <li key={table.id} className="lobby-watch-one">
                <GameSign game={table.game} />
                <div className="lobby-row-name">
                  <h3 className="person-name" translate={table.name === null ? undefined : 'no'}>
                    {nameOf(table)}
                  </h3>
                  <p className="quiet-text">
                    {text('lobby.watch.about', {
                      count: table.seats.length,
                      time: span(Date.now() - table.since),
                    })}
                  </p>
                </div>
                <Link
                  to={paths.table(table.id)}
                  className="button button-small"
                  aria-label={text('lobby.watchAt', { name: nameOf(table) })}
                >
                  {text('lobby.watchIt')}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </LoadedSection>
      {more && <Button onClick={more}>{text('lobby.more')}</Button>}
    </Section>
  );
}
