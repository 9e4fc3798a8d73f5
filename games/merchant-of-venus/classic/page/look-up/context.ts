import type { PageWords } from '../../../shared/page/look-up/words.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { GameContext } from '../game.tsx';

/** What the pages are made from: the viewer's view and the component values, nothing else. */
export interface PageContext {
  game: GameContext;
  facts: Facts;
  words: PageWords;
}
