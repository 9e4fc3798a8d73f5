import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import type { GameInfo } from '../api/index.ts';
import { fetchGames } from './data/games.ts';
import { useLoad } from './data/load.ts';
import { type PlayMode, paths } from './data/paths.ts';
import { LoadedSection } from './lobby/section.tsx';
import { LocalForm } from './new-table/local-form.tsx';
import { ServerForm } from './new-table/server-form.tsx';
import { GameSign } from './picture.tsx';
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
  const games = useLoad(fetchGames, []);
  const [way, setWay] = useState<PlayMode>(wayAsked);
  const [chosen, setChosen] = useState(() => new URLSearchParams(location.search).get('game'));
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
          history.replaceState(null, '', paths.newTable(next, chosen ?? undefined));
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
              {way === 'table' ? (
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
  const asked = new URLSearchParams(location.search).get('way');
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

interface GameChoiceProps {
  games: readonly GameInfo[];
  value: string;
  onChange(game: string): void;
}

function GameChoice({ games, value, onChange }: GameChoiceProps) {
  const text = useText();
  const gameName = useGameName();
  return (
    <fieldset className="ways" aria-label={text('lobby.new.game')}>
      {games.map(({ id }) => (
        <button key={id} type="button" aria-pressed={id === value} onClick={() => onChange(id)}>
          <GameSign game={id} />
          <span>{gameName(id)}</span>
        </button>
      ))}
    </fieldset>
  );
}
