import { manifestOf } from '@fondaco/games';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import type { Picture } from '@fondaco/page-kit/look.ts';
import { lazy, Suspense } from 'react';
import { gameListing } from './games.ts';
import './picture.css';

const PLACES = 6;

/** Drawn when it is first needed: words come before pictures. */
const PICTURES = Object.fromEntries(
  Object.entries(
    import.meta.glob<{ default: Picture }>('../../../../games/**/page/picture.tsx'),
  ).map(([path, load]) => [path.slice('../../../../games/'.length), lazy(load)]),
);

/** A part of the game's board, another one for every table; without `seed` as much of it as there is room for. */
export function GamePicture({ game, seed }: { game: string; seed?: string }) {
  const Drawn = PICTURES[`${manifestOf(game)?.folder}/page/picture.tsx`];
  const place = seed === undefined ? null : sum(seed) % PLACES;
  return (
    <div className={`picture picture-${gameListing(game).backdrop}`} aria-hidden="true">
      <Suspense fallback={null}>{Drawn && <Drawn place={place} />}</Suspense>
    </div>
  );
}

const sum = (text: string): number =>
  Array.from(text).reduce((n, c) => (n * 31 + c.charCodeAt(0)) % 65_521, 7);

/** The sign of a game in lists. */
export function GameSign({ game }: { game: string }) {
  const { icon, backdrop } = gameListing(game);
  return (
    <span className={`game-sign game-sign-${backdrop}`} aria-hidden="true">
      <Icon name={icon} size={26} />
    </span>
  );
}
