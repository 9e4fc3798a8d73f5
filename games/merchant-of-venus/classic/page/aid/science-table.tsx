import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { catalogOf, itemMsg, SCIENCES, shipMsg } from '../catalog.ts';
import { useFacts } from '../game.tsx';
import { ScienceSign } from '../signs.tsx';
import './science-table.css';

/** mvc.buy.4, mvc.buy.5: what the cultures of each science sell besides their goods. */
export function ScienceTable() {
  const catalog = catalogOf(useFacts());
  const say = useSay();
  const text = useText();
  const listed = (names: readonly string[]): string =>
    names.length > 0 ? names.join(', ') : text('mv.ui.look.none');
  return (
    <table className="mv-sciences">
      <caption>{text('mv.ui.aid.sciences')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('mv.ui.look.science')}</th>
          <th scope="col">{text('mv.ui.aid.equipment')}</th>
          <th scope="col">{text('mv.ui.aid.ships')}</th>
          <th scope="col">{text('mv.ui.aid.cultures')}</th>
        </tr>
      </thead>
      <tbody>
        {SCIENCES.map((id) => {
          const { equipment, ships } = catalog.science(id);
          const cultures = catalog.cultures.filter(({ science }) => science === id);
          return (
            <tr key={id}>
              <th scope="row">
                <ScienceSign science={id} /> <span>{text(`mv.ui.science.${id}`)}</span>
              </th>
              <td>{listed(equipment.map((x) => say(itemMsg(catalog, x))))}</td>
              <td>{listed(ships.map((x) => say(shipMsg(x))))}</td>
              <td>{listed(cultures.map((x) => say({ key: `mv.culture.${x.id}` })))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
