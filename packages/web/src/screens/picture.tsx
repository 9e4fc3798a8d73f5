import { Icon } from '../icons/icon.tsx';
import { gameFace } from './games.ts';
import './picture.css';

/** A part of the game's board, another one for every table. */
export function GamePicture({ game, seed = '' }: { game: string; seed?: string }) {
  const { look } = gameFace(game);
  const place = [...seed].reduce((sum, c) => sum + c.charCodeAt(0), 0) % 4;
  return <div className={`picture picture-${look} picture-at-${place}`} aria-hidden="true" />;
}

/** The sign of a game in lists. */
export function GameSign({ game }: { game: string }) {
  const { icon, look } = gameFace(game);
  return (
    <span className={`game-sign game-sign-${look}`} aria-hidden="true">
      <Icon name={icon} size={26} />
    </span>
  );
}
