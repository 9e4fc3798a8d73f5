import type { Seat } from '@fondaco/kernel';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { cultureMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { Extras, Holds, useShipWords } from '../ship/sheet.tsx';
import { Credits, ItemSign } from '../signs.tsx';
import './players.css';
import { spaceMsg } from '../../../board/page/words.ts';

/** Everything the viewer may see of a player: credits, ship and deeds. */
export function Details({ seat }: { seat: Seat }) {
  const { view, catalog } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const shipWords = useShipWords();
  const p = view.players[seat];
  if (!p) return null;
  const worth = facts.worth(view, seat);
  const { name, can } = shipWords(p.ship);
  const deeds = facts.deeds(view, seat);
  return (
    <div className="mv-details">
      <dl className="mv-details-worth">
        {(['credits', 'spaceports', 'factories', 'total'] as const).map((part) => (
          <div key={part}>
            <dt>{text(part === 'total' ? 'mv.ui.worth' : `mvc.worth.${part}`)}</dt>
            <dd>
              <Credits n={worth[part]} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {p.race && `${text('mv.ui.race', { race: cultureMsg(p.race) })} `}
        {say(spaceMsg(p.space))}
      </p>
      <h3>
        <span className="mv-cap">{name}</span> <small>{can}</small>
      </h3>
      <Holds player={p} />
      <Extras player={p} />
      <h3>{text('mv.ui.deeds')}</h3>
      {deeds.length === 0 && <p>{text('mv.ui.noDeeds')}</p>}
      <ul className="mv-deeds">
        {deeds.map(({ culture, orbit = '', worth: printed }) => (
          <li key={culture ?? orbit}>
            <ItemSign catalog={catalog} id={culture ? 'factory' : 'spaceport'} small />
            {culture
              ? text('mv.ui.factoryOf', { culture: cultureMsg(culture) })
              : say(spaceMsg(orbit))}
            <Credits n={printed} />
          </li>
        ))}
      </ul>
    </div>
  );
}
