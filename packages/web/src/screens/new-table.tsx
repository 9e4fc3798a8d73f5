import { addressNow, HAS_SERVER, replaceAddress } from '@fondaco/page-kit/address.ts';
import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { Empty } from '@fondaco/page-kit/ui/empty.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { fetchGames } from './data/games.ts';
import { useLoad } from './data/load.ts';
import { type PlayMode, paths } from './data/paths.ts';
import { HowToWin, hasWinPictures } from './how-to-win/how-to-win.tsx';
import { LoadedSection } from './lobby/section.tsx';
import { GameChoice } from './new-table/game-choice.tsx';
import { LocalForm } from './new-table/local-form.tsx';
import { ServerForm } from './new-table/server-form.tsx';
import './screens.css';
import './new-table/new-table.css';
import { useTitle } from './title.ts';
import { useGameName } from './words.ts';

const WAYS: readonly { way: PlayMode; icon: IconName }[] = [
  { way: 'bots', icon: 'vintage-robot' },
  { way: 'table', icon: 'shaking-hands' },
  { way: 'screen', icon: 'person' },
];

/** Opens a table: `/new?way=bots&game=oltre-mare`. */
export function NewTableScreen() {
  const text = useText();
  const gameName = useGameName();
  const games = useLoad(fetchGames, []);
  const [way, setWay] = useState<PlayMode>(wayAsked);
  const [chosen, setChosen] = useState(() => addressNow().searchParams.get('game'));
  useTitle(text('lobby.new'));
  return (
    <div className="screen new">
      <header className="screen-head">
        <h1>{text(`lobby.form.${way}`)}</h1>
        <p>{text(`lobby.form.${way}.text`)}</p>
      </header>
      <Ways
        way={way}
        onChange={(next) => {
          setWay(next);
          // The address follows, so that a reload stays here; Back leads to the lobby as before.
          replaceAddress(paths.newTable(next, chosen ?? undefined));
        }}
      />
      <LoadedSection load={games} rows={4}>
        {(known) => {
          const game = known.find((g) => g.id === chosen) ?? known[0];
          if (!game) return null;
          const form = { game, key: `${way} ${game.id}` };
          return (
            <>
              {known.length > 1 && (
                <GameChoice games={known} value={game.id} onChange={setChosen} />
              )}
              {hasWinPictures(game.id) && (
                <details className="new-more">
                  <summary>{text('first.win', { game: gameName(game.id) })}</summary>
                  <HowToWin game={game.id} />
                </details>
              )}
              {way === 'table' && !HAS_SERVER ? (
                <Empty icon="anchor" title={text('error.noServer')}>
                  {text('error.noServer.text')}
                </Empty>
              ) : way === 'table' ? (
                <ServerForm {...form} key={form.key} />
              ) : (
                <LocalForm {...form} key={form.key} way={way} />
              )}
            </>
          );
        }}
      </LoadedSection>
    </div>
  );
}

function wayAsked(): PlayMode {
  const asked = addressNow().searchParams.get('way');
  return WAYS.find(({ way }) => way === asked)?.way ?? 'bots';
}

function Ways({ way, onChange }: { way: PlayMode; onChange(way: PlayMode): void }) {
  const text = useText();
  return (
    <fieldset className="ways" aria-label={text('lobby.form.way')}>
      {WAYS.map(({ way: one, icon }) => (
        <button key={one} type="button" aria-pressed={one === way} onClick={() => onChange(one)}>
          <Icon name={icon} size={22} />
          <span>{text(`lobby.new.${one}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
