import type { View } from '@fondaco/oltre-mare';
import { gameContext, type Shared, useShared } from '../shared/game.tsx';
import type { Book } from './book.ts';

export type GameContext = Shared<View, Book>;

const Context = gameContext<View, Book>();

export const GameProvider = Context.Provider;
export const useGame = (): GameContext => useShared(Context);
export { colourOf, useSeatName } from '../shared/game.tsx';
