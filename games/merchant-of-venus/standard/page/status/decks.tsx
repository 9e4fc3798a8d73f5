import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useLookUp } from '../../../shared/page/look-up/target.ts';
import { useGame } from '../game.tsx';
import './status.css';

/** How many cards are left in the decks, and how many cultures are still unmet. */
export function Decks() {
  const { view } = useGame();
  const text = useText();
  const lookUp = useLookUp();
  const unmet = Object.values(view.systems).filter((x) => !x.open).length;
  const all: [string, IconName, number][] = [
    ['systems', 'ringed-planet', unmet],
    ['encounters', 'card-draw', view.encounters.cards.length],
    ['rewards', 'star-medal', view.rewards.cards.length],
    ['missions', 'scroll-unfurled', view.missions.cards.length],
  ];
  return (
    <div>
      <ul className="mvs-decks">
        {all.map(([key, icon, n]) => (
          <li key={key}>
            <Icon name={icon} />
            <b>{n}</b>
            <small>{text(`mvs.ui.left.${key}`)}</small>
          </li>
        ))}
      </ul>
      <button type="button" className="mvs-decks-open" onClick={() => lookUp({ t: 'supply' })}>
        {text('mvs.ui.look.supply.open')}
      </button>
    </div>
  );
}
