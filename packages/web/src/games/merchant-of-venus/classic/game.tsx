import type { ClassicView } from '@fondaco/merchant-of-venus';
import { gameContext, type Shared, useShared } from '../../shared/game.tsx';
import type { Book } from './book.ts';

export type GameContext = Shared<ClassicView, Book>;

const Context = gameContext<ClassicView, Book>();

export const GameProvider = Context.Provider;
export const useGame = (): GameContext => useShared(Context);
export { colourOf, useSeatName } from '../../shared/game.tsx';
