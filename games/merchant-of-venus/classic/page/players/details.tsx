import type { Seat } from '@fondaco/kernel';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { cultureMsg, worthOf } from '../book.ts';

import { useGame } from '../game.tsx';
import { Extras, Holds, useShipWords } from '../ship/sheet.tsx';
import { Credits, ItemSign } from '../signs.tsx';
import './players.css';
import { spaceMsg } from '../../../board/page/words.ts';

/** All that is on view of a player: money, ship, deeds. */
export function Details({ seat }: { seat: Seat }) {
  const { view, book } = useGame();
  const say = useSay();
  const text = useText();
  const shipWords = useShipWords();
  const p = view.players[seat];
  if (!p) return null;
  const worth = worthOf(book, view, seat);
  const { name, can } = shipWords(p.ship);
  const factories = book.cultures.filter((c) => view.cultures[c.id]?.factory === seat);
  const ports = Object.keys(view.ports).filter((id) => view.ports[id] === seat);
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
      {factories.length + ports.length === 0 && <p>{text('mv.ui.noDeeds')}</p>}
      <ul className="mv-deeds">
        {factories.map((c) => (
          <li key={c.id}>
            <ItemSign book={book} id="factory" small />
            {text('mv.ui.factoryOf', { culture: cultureMsg(c.id) })}
            <Credits n={c.deed} />
          </li>
        ))}
        {ports.map((id) => (
          <li key={id}>
            <ItemSign book={book} id="spaceport" small />
            {say(spaceMsg(id))}
            <Credits n={book.pack.constants.spaceport} />
          </li>
        ))}
      </ul>
    </div>
  );
}
