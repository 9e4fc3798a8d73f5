import { go, Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { LabelledField } from '@fondaco/page-kit/ui/fields.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useState } from 'react';
import { ApiRefusal, api } from '../api/index.ts';
import { fetchGames } from './data/games.ts';
import { useAction, useLoad } from './data/load.ts';
import { ensureMe, setMe, useMe } from './data/me.ts';
import { paths } from './data/paths.ts';
import { PackNote } from './pack-note.tsx';
import { RefusalPage, StatePage, Waiting } from './pages.tsx';
import { SeatTags } from './people.tsx';
import { GamePicture } from './picture.tsx';
import './invite.css';
import './screens.css';
import { useTitle } from './title.ts';
import { useClockWords, useGameName, useGuestName, useOptionWords, useTableName } from './words.ts';

/** A link for one: who invites, to what, and a seat to take. */
export function Invite({ token }: { token: string }) {
  const text = useText();
  const guest = useGuestName();
  const me = useMe();
  const known = me.state !== 'waiting';
  // An invitation needs a user: a guest with a friendly name, which can be changed below.
  const invite = useLoad(async () => {
    if (!known) return null;
    const fresh = me.state !== 'here';
    await ensureMe(guest, token);
    return { table: await api.invited(token), fresh };
  }, [token, known]);
  useTitle(text('room.invited'));
  if (invite.state === 'offline') return <StatePage name="offline" />;
  if (invite.refusal) return <RefusalPage refusal={invite.refusal} />;
  if (invite.state === 'failed') return <StatePage name="broken" />;
  if (!invite.data) return <Waiting />;
  const { table } = invite.data;
  const mine = table.seats.some((s) => s.person && s.person.id === me.person?.id);
  const free = table.seats.some((s) => s.person === null && s.bot === null);
  const look = (
    <Link to={paths.table(table.id)} className="button button-primary">
      {text(mine ? 'lobby.toTable' : 'lobby.lookIn')}
    </Link>
  );
  if (mine) return <StatePage name="seated">{look}</StatePage>;
  if (table.status !== 'open')
    return <StatePage name="begun">{table.private ? null : look}</StatePage>;
  if (!free) return <StatePage name="full" />;
  return <Offer token={token} table={table} />;
}

function Offer({
  token,
  table,
}: {
  token: string;
  table: Awaited<ReturnType<typeof api.invited>>;
}) {
  const text = useText();
  const gameName = useGameName();
  const nameOf = useTableName();
  const clock = useClockWords();
  const games = useLoad(fetchGames, []);
  const schema = games.data?.find((g) => g.id === table.game)?.options;
  const words = useOptionWords()(table.game, table.options, schema);
  const me = useMe();
  const [name, setName] = useState<string | null>(null);
  const { busy, refusal, run } = useAction();
  const current = me.person?.name ?? '';
  const take = (e: FormEvent): void => {
    e.preventDefault();
    void run(async () => {
      const wished = name?.trim();
      if (wished && wished !== current) setMe(await api.rename(wished));
      try {
        await api.join(table.id, { invite: token });
      } catch (error) {
        // An open table needs no invitation; a link that was used up still leads there.
        if (table.private || !(error instanceof ApiRefusal) || error.status !== 410) throw error;
        await api.join(table.id);
      }
      go(paths.table(table.id), { replace: true });
    });
  };
  return (
    <div className="screen invite">
      <div className="panel invite-card">
        <div className="invite-picture">
          <GamePicture game={table.game} seed={table.id} />
        </div>
        <p className="invite-who">{text('room.invites', { name: table.host.name })}</p>
        <h1 className="person-name" translate={table.name === null ? undefined : 'no'}>
          {nameOf(table)}
        </h1>
        <p className="quiet-text">{[gameName(table.game), ...words, clock(table)].join(' · ')}</p>
        <SeatTags seats={table.seats} />
        <form className="invite-form" onSubmit={take}>
          <LabelledField
            label={text('lobby.form.yourName')}
            value={name ?? current}
            maxLength={30}
            autoComplete="nickname"
            translate="no"
            onChange={(e) => setName(e.target.value)}
          />
          <Button type="submit" look="primary" disabled={busy}>
            {text('room.takeSeat')}
          </Button>
        </form>
        <RefusedNote refusal={refusal} />
        <PackNote game={table.game} pack={table.pack} />
      </div>
    </div>
  );
}
