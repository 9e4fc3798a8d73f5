import type { IconName } from '@fondaco/page-kit/icons/icon.tsx';

/** What the page says of a game beside what the server tells; one line per game. */
export interface GameFace {
  /** Texts of the game begin with it: `om.name`, `om.option.edition`. */
  prefix: string;
  icon: IconName;
  /** How it is painted in lists. */
  look: 'chart' | 'stars';
  minutes: number;
}

const GAMES: Record<string, GameFace> = {
  'oltre-mare': { prefix: 'om', icon: 'caravel', look: 'chart', minutes: 60 },
  'merchant-of-venus-classic': { prefix: 'mvc', icon: 'compass', look: 'stars', minutes: 120 },
  'merchant-of-venus-standard': { prefix: 'mvs', icon: 'compass', look: 'stars', minutes: 180 },
};

const ANY: Omit<GameFace, 'prefix'> = { icon: 'compass', look: 'chart', minutes: 60 };

export const gameFace = (id: string): GameFace => GAMES[id] ?? { prefix: id, ...ANY };
export const knownGame = (id: string): boolean => id in GAMES;
/** What a game is called; its other texts come with its table. */
export const gameName = (id: string): string => `app.game.${id}`;
/** The value of an option as it stands in keys and fields; one that is no plain value has none. */
export const optionText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
export const optionKey = (game: string, name: string, value?: string): string =>
  `${gameFace(game).prefix}.option.${name}${value === undefined ? '' : `.${value}`}`;
