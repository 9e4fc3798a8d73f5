import { manifestOf } from '@fondaco/games';
import type { WinPicture } from '@fondaco/page-kit/look.ts';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { gameListing } from '../games.ts';
import './how-to-win.css';

/** Found by their place in the folder of a game, and drawn when they are first needed. */
const PICTURES = Object.fromEntries(
  Object.entries(
    import.meta.glob<{ default: WinPicture }>('../../../../../games/**/page/how-to-win.tsx'),
  ).map(([path, load]) => [path.slice('../../../../../games/'.length), lazy(load)]),
);
const pictureOf = (game: string) => PICTURES[`${manifestOf(game)?.folder}/page/how-to-win.tsx`];

export const hasWinPictures = (game: string): boolean => pictureOf(game) !== undefined;

const STEPS = [1, 2, 3, 4];

/** How a game is won, in four pictures with a sentence each; nothing for a game without them. */
export function HowToWin({ game }: { game: string }): ReactNode {
  const text = useText();
  const Picture = pictureOf(game);
  if (!Picture) return null;
  const key = (step: number): string => `${gameListing(game).prefix}.win.${step}`;
  return (
    <ol className="win-steps">
      {STEPS.map((step) => (
        <li key={step}>
          <h3>
            <span className="win-number" aria-hidden="true">
              {step}
            </span>
            {text(`${key(step)}.title`)}
          </h3>
          <div className="win-picture" aria-hidden="true">
            <Suspense fallback={null}>
              <Picture step={step} />
            </Suspense>
          </div>
          <p>{text(key(step))}</p>
        </li>
      ))}
    </ol>
  );
}
