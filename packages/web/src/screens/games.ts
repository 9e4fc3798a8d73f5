import { manifestOf, offered } from '@fondaco/games';
import type { IconName } from '@fondaco/page-kit/icons/icon.tsx';

/** How a game appears in lists, beside what the server says of it. */
export interface GameListing {
  /** Texts of the game begin with it: `om.name`, `om.option.edition`. */
  prefix: string;
  icon: IconName;
  /** What it is drawn on in lists. */
  backdrop: 'chart' | 'stars';
  minutes: number;
}

const DEFAULT_LISTING: Omit<GameListing, 'prefix'> = {
  icon: 'compass',
  backdrop: 'chart',
  minutes: 60,
};

export const gameListing = (id: string): GameListing =>
  (manifestOf(id) as GameListing | undefined) ?? { prefix: id, ...DEFAULT_LISTING };
export const knownGame = (id: string): boolean => manifestOf(id) !== undefined;
/** The game a newcomer is shown. */
export const FIRST_GAME = offered[0]?.id ?? '';
/** What a game is called; its other texts come with its table. */
export const gameName = (id: string): string => `${gameListing(id).prefix}.name`;
/** The value of an option as it stands in keys and fields; one that is no plain value has none. */
export const optionText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
export const optionKey = (game: string, name: string, value?: string): string =>
  `${gameListing(game).prefix}.option.${name}${value === undefined ? '' : `.${value}`}`;
