import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { lazy, Suspense } from 'react';
import { gameFace } from './games.ts';
import './picture.css';

const PLACES = 6;

/** Drawn when it is first needed: words come before pictures. */
const PICTURES = {
  chart: lazy(() => import('@fondaco/games/oltre-mare/page/picture.tsx')),
  stars: lazy(() => import('@fondaco/games/merchant-of-venus/board/page/picture.tsx')),
} as const;

/** A part of the game's board, another one for every table; without `seed` as much of it as there is room for. */
export function GamePicture({ game, seed }: { game: string; seed?: string }) {
  const { look } = gameFace(game);
  const Picture = PICTURES[look];
  const place = seed === undefined ? null : sum(seed) % PLACES;
  return (
    <div className={`picture picture-${look}`} aria-hidden="true">
      <Suspense fallback={null}>
        <Picture place={place} />
      </Suspense>
    </div>
  );
}

const sum = (text: string): number =>
  Array.from(text).reduce((n, c) => (n * 31 + c.charCodeAt(0)) % 65_521, 7);

/** The sign of a game in lists. */
export function GameSign({ game }: { game: string }) {
  const { icon, look } = gameFace(game);
  return (
    <span className={`game-sign game-sign-${look}`} aria-hidden="true">
      <Icon name={icon} size={26} />
    </span>
  );
}
