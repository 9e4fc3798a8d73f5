import { gameContext, type Shared, useShared } from '@fondaco/page-kit/table/game.tsx';
import type { View } from '../rules/index.ts';
import type { Book } from './book.ts';

export type GameContext = Shared<View, Book>;

const Context = gameContext<View, Book>();

export const GameProvider = Context.Provider;
export const useGame = (): GameContext => useShared(Context);
export { colourOf, useSeatName } from '@fondaco/page-kit/table/game.tsx';
