import { offered } from '@fondaco/games';
import { HAS_SERVER } from '@fondaco/page-kit/address.ts';
import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { go, Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useId, useState } from 'react';
import { LESSONS } from '../../lessons/lessons.ts';
import { deviceGames } from '../data/device-games.ts';
import { useAction } from '../data/load.ts';
import { paths } from '../data/paths.ts';
import { FIRST_GAME, gameListing } from '../games.ts';
import { HowToWin } from '../how-to-win/how-to-win.tsx';
import { InviteForm } from '../lobby/invite-form.tsx';
import { GamePicture } from '../picture.tsx';
import { useGameName, useGuestName } from '../words.ts';
import { FIRST_SEATS, firstGame } from './first-game.ts';
import './first-visit.css';

interface Props {
  /** What went wrong, if anything did: the server is away, or takes no strangers. */
  notes: ReactNode;
  onImport(): void;
  /** The visitor wants the lobby as others see it. */
  onLobby(): void;
}

/** What a newcomer meets: what this is, three ways in, and how a game is won. */
export function FirstVisit({ notes, onImport, onLobby }: Props) {
  const text = useText();
  const [game, setGame] = useState(FIRST_GAME);
  return (
    <div className="first-visit">
      <div className="first-picture">
        <GamePicture game={game} />
      </div>
      <header className="first-head">
        <h1>{text('first.title')}</h1>
        <p>{text('first.what')}</p>
        {notes}
      </header>
      <div className="first-doors">
        <LessonDoor game={game} />
        <BotsDoor game={game} />
        {HAS_SERVER && <FriendsDoor />}
      </div>
      <section className="panel first-win" aria-labelledby="first-win">
        <WinHead {...{ game }} onGame={setGame} />
        <HowToWin game={game} />
      </section>
      <nav className="first-more" aria-label={text('first.more')}>
        <Button look="quiet" onClick={onLobby}>
          {text(HAS_SERVER ? 'first.lobby' : 'app.toLobby')}
        </Button>
        {HAS_SERVER && <Link to={paths.newTable('table')}>{text('first.table')}</Link>}
        <Link to={paths.rules}>{text('first.rules')}</Link>
        {HAS_SERVER && <Link to={paths.me}>{text('first.account')}</Link>}
        <Button look="quiet" onClick={onImport}>
          {text('lobby.import')}
        </Button>
      </nav>
    </div>
  );
}

interface DoorProps {
  icon: IconName;
  title: string;
  text: string;
  /** The one to take in doubt. */
  isMain?: boolean;
  children: ReactNode;
}

function Door({ icon, title, text, isMain = false, children }: DoorProps) {
  const id = useId();
  return (
    <section
      className={isMain ? 'panel first-door is-main' : 'panel first-door'}
      aria-labelledby={id}
    >
      <h2 id={id}>
        <span className="first-sign">
          <Icon name={icon} size={26} />
        </span>
        {title}
      </h2>
      <p>{text}</p>
      <div className="first-act">{children}</div>
    </section>
  );
}

function LessonDoor({ game }: { game: string }) {
  const text = useText();
  const gameName = useGameName();
  const lesson = LESSONS.find((x) => x.game === game);
  return (
    lesson && (
      <Door
        isMain
        icon="quill-ink"
        title={text('first.lesson', { game: gameName(game) })}
        text={text('first.lesson.text')}
      >
        <Link to={paths.lesson(lesson)} className="button button-primary">
          {text('first.lesson.go')}
        </Link>
      </Door>
    )
  );
}

/** One press, and the game has begun: everything has its usual answer. */
function BotsDoor({ game }: { game: string }) {
  const text = useText();
  const name = useGuestName();
  const { busy, refusal, run } = useAction();
  const prepare = (): void => deviceGames.prepare(game);
  const start = (): void =>
    void run(async () => go(paths.table(await deviceGames.create(firstGame(game, name)))));
  return (
    <Door
      icon="vintage-robot"
      title={text('lobby.playBots')}
      text={text('first.bots.text', {
        count: FIRST_SEATS - 1,
        minutes: gameListing(game).minutes,
      })}
    >
      <Button disabled={busy} onPointerEnter={prepare} onFocus={prepare} onClick={start}>
        {text('first.bots.go')}
      </Button>
      <RefusedNote refusal={refusal} />
    </Door>
  );
}

function FriendsDoor() {
  const text = useText();
  return (
    <Door icon="shaking-hands" title={text('first.friends')} text={text('first.friends.text')}>
      <InviteForm />
    </Door>
  );
}

function WinHead({ game, onGame }: { game: string; onGame(game: string): void }) {
  const text = useText();
  const gameName = useGameName();
  return (
    <div className="first-win-head">
      <h2 id="first-win">{text('first.win', { game: gameName(game) })}</h2>
      <fieldset className="first-games" aria-label={text('lobby.new.game')}>
        {offered.map(({ id }) => (
          <Button key={id} aria-pressed={id === game} onClick={() => onGame(id)}>
            {gameName(id)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
