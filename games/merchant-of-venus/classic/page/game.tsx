import { useFacts as useFactsOf } from '@fondaco/page-kit/facts.ts';
import { gameContext, type Shared, useShared } from '@fondaco/page-kit/table/game.tsx';
import type { Facts } from '../rules/facts/index.ts';
import type { ClassicView } from '../rules/index.ts';
import type { Book } from './book.ts';

export const useFacts = (): Facts => useFactsOf<Facts>();

export type GameContext = Shared<ClassicView, Book>;

const Context = gameContext<ClassicView, Book>();

export const GameProvider = Context.Provider;
export const useGame = (): GameContext => useShared(Context);
export { colourOf, useSeatName } from '@fondaco/page-kit/table/game.tsx';
