import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { GameInfo } from '../../api/index.ts';
import { GameSign } from '../picture.tsx';
import { useGameName } from '../words.ts';

interface GameChoiceProps {
  games: readonly GameInfo[];
  value: string;
  onChange(game: string): void;
}

export function GameChoice({ games, value, onChange }: GameChoiceProps) {
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
