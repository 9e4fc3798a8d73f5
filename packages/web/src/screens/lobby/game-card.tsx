import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { lazy, Suspense, useState } from 'react';
import { lastSeen } from '../../table/seen.ts';
import { meNow } from '../data/me.ts';
import { paths } from '../data/paths.ts';
import { SeatTags } from '../people.tsx';
import { GamePicture } from '../picture.tsx';
import { seatName, useGameName, useSpan, useTableName } from '../words.ts';
import type { OwnTable } from './data.ts';

type Text = ReturnType<typeof useText>;

const GameFileDialog = lazy(async () => ({
  default: (await import('../game-file.tsx')).GameFileDialog,
}));
const RemoveGame = lazy(async () => ({ default: (await import('../remove-game.tsx')).RemoveGame }));

/** A game of mine: what it asks of me is what one sees first. */
export function GameCard({ table, changed }: { table: OwnTable; changed(): void }) {
  const text = useText();
  const nameOf = useTableName();
  const gameName = useGameName();
  const span = useSpan();
  const name = nameOf(table);
  const waited = span(Date.now() - table.since);
  const seen = table.status === 'running' ? lastSeen(table.id) : null;
  const news = seen === null ? 0 : table.entries - 1 - seen;
  return (
    <article className={`game-card ${table.waits ? 'game-card-waits' : ''}`}>
      <div className="game-card-picture">
        <GamePicture game={table.game} seed={table.id} />
        <span className={`game-card-flag ${table.waits ? 'game-card-flag-mine' : ''}`}>
          {standing(text, table)}
        </span>
      </div>
      <div className="game-card-body">
        <h3 className="person-name" translate={table.name === null ? undefined : 'no'}>
          {name}
        </h3>
        <p className="game-card-what">
          {gameName(table.game)}
          {table.local && (
            <span className="game-card-local">
              <Icon name="padlock" /> {text('lobby.onDevice')}
            </span>
          )}
        </p>
        <SeatTags seats={table.seats} />
        {news > 0 && <p className="game-card-news">{text('lobby.news', { count: news })}</p>}
        <div className="game-card-foot">
          <span>
            {text(table.status === 'open' ? 'lobby.openedFor' : 'lobby.waitedFor', {
              time: waited,
            })}
          </span>
          {table.local && <LocalTools {...{ table, name, changed }} />}
          <Link
            to={paths.table(table.id)}
            className={`button button-${table.waits ? 'primary' : 'plain'}`}
            aria-label={text(table.waits ? 'lobby.playAt' : 'lobby.lookInAt', { name })}
          >
            {text(table.waits ? 'lobby.play' : 'lobby.lookIn')}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** What can be done with a game that is kept in this browser. */
function LocalTools({ table, name, changed }: { table: OwnTable; name: string; changed(): void }) {
  const text = useText();
  const [open, setOpen] = useState<'file' | 'remove' | null>(null);
  const close = (): void => setOpen(null);
  const tool = (what: 'file' | 'remove', icon: IconName, key: string) => (
    <Button
      look="quiet"
      className="game-card-tool"
      aria-label={text(key, { name })}
      title={text(key, { name })}
      onClick={() => setOpen(what)}
    >
      <Icon name={icon} size={20} />
    </Button>
  );
  return (
    <span className="game-card-tools">
      {tool('file', 'download', 'lobby.downloadOf')}
      {tool('remove', 'trash-can', 'lobby.removeOf')}
      <Suspense fallback={null}>
        {open === 'file' && <GameFileDialog id={table.id} game={table.game} onClose={close} />}
        {open === 'remove' && (
          <RemoveGame
            id={table.id}
            onRemoved={() => {
              close();
              changed();
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </span>
  );
}

/** Where the game stands for me, in three words. */
function standing(text: Text, table: OwnTable): string {
  const { status, seats, waits, waitsFor, proposal, trouble } = table;
  if (trouble) return text('lobby.trouble');
  if (status === 'open') {
    const free = seats.filter((s) => s.person === null && s.bot === null).length;
    return free > 0 ? text('lobby.free', { count: free }) : text('lobby.ready');
  }
  const asked = proposal !== null && proposal.waits.length > 0;
  if (waits) return text(asked && !waitsFor.some(mine) ? 'lobby.agreeBack' : 'lobby.yourTurn');
  if (seats.some((s) => isMe(s.person?.id) && s.bot !== null)) return text('lobby.botPlays');
  const names = (asked ? proposal.waits : waitsFor).flatMap((seat) => {
    const found = seats[seat];
    return found ? [seatName(text, found) ?? ''] : [];
  });
  return names.length > 0 ? text('lobby.waitingFor', { names }) : text('lobby.running');

  function mine(seat: number): boolean {
    return isMe(seats[seat]?.person?.id);
  }
}

const isMe = (id: string | undefined): boolean => id !== undefined && id === meNow().person?.id;
