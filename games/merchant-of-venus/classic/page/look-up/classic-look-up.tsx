import { LookUp, type LookUpProps } from '../../../shared/page/look-up/look-up.tsx';
import { usePageWords } from '../../../shared/page/look-up/words.ts';
import { useFacts, useGame } from '../game.tsx';
import { culturePage, unknownSystemPage } from './culture-page.tsx';
import { basePage, culturesPage, cupPage } from './other-pages.tsx';

/** What lies open on the table of the Classic game. */
export function ClassicLookUp(props: LookUpProps) {
  const game = useGame();
  const context = { game, facts: useFacts(), words: usePageWords() };
  return (
    <LookUp
      {...props}
      systems={game.view.systems}
      pages={{
        culture(id) {
          const culture = game.catalog.culture(id);
          return culture && culturePage(context, culture);
        },
        unknown: (system) => unknownSystemPage(context, system),
        base: () => basePage(context),
        supply: () => cupPage(context),
        all: () => culturesPage(context),
      }}
    />
  );
}
