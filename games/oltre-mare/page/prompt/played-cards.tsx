import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { ActionSign, GoodGlyph, goodClass } from '../cards/signs.tsx';
import { cardMsg, goodMsg } from '../catalog.ts';
import { useGame } from '../game.tsx';

/** The cards played this turn. They stay in the prompt until they are loaded, where they cover nothing. */
export function PlayedCards() {
  const { view, catalog } = useGame();
  const say = useSay();
  const text = useText();
  if (view.played.length === 0) return null;
  return (
    <ul className="om-played" aria-label={text('om.ui.played', { who: { seat: view.active } })}>
      {view.played.map((id) => {
        const { good, icons } = catalog.card(id);
        return (
          <li key={id} className={goodClass(good)}>
            <span className="unseen">{say(cardMsg(catalog, id))}</span>
            <span className="om-played-good" aria-hidden="true">
              <GoodGlyph good={good} />
            </span>
            <b className="om-cap" aria-hidden="true">
              {say(goodMsg(catalog, good))}
            </b>
            <span className="om-played-icons" aria-hidden="true">
              <ActionSign icon={icons[0]} />
              <ActionSign icon={icons[1]} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
