import type { TableInfo } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { AidSection } from '@fondaco/page-kit/table/aid.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { ActionSign, GoodGlyph, goodClass, MarkerName, MarkerSeal } from '../cards/signs.tsx';
import { ACTION_ICONS, type Catalog, goodMsg, MARKERS, useCatalog } from '../catalog.ts';
import { useFacts } from '../game.tsx';
import './aid.css';

/** The player aid: the rules players look up in the middle of a turn, with this table's numbers. */
export function Aid({ table }: { table: TableInfo }) {
  const catalog = useCatalog(table);
  const text = useText();
  return (
    <div className="face-aid">
      <AidSection title={text('om.ui.aid.turn')} rule="om.turn.1">
        <ol>
          {(['limit', 'trade', 'play', 'sail', 'load'] as const).map((phase) => (
            <li key={phase}>
              <b>{text('om.ui.aid.phase', { phase: text(`om.ui.phase.${phase}`) })}</b>{' '}
              {text(`om.ui.aid.phase.${phase}`)}
            </li>
          ))}
        </ol>
      </AidSection>
      <AidSection title={text('om.ui.aid.actions')} rule="om.play.3">
        <Actions catalog={catalog} />
      </AidSection>
      <AidSection title={text('om.ui.aid.rows')} rule="om.score.1">
        <SaleRows catalog={catalog} seats={table.seats.length} />
      </AidSection>
      <AidSection title={text('om.ui.aid.markers')} rule="om.marker.1">
        <ul className="om-aid-markers">
          {MARKERS.map((m) => (
            <li key={m}>
              <MarkerSeal marker={m} />
              <span>
                <b>
                  <MarkerName catalog={catalog} marker={m} />
                </b>{' '}
                <span className="om-aid-count">×{catalog.markers[m] ?? 0}</span>
                <br />
                {text(`om.ui.aid.marker.${m}`)}
              </span>
            </li>
          ))}
        </ul>
      </AidSection>
      <AidSection title={text('om.ui.aid.prices')} rule="om.buy.1">
        <Prices catalog={catalog} />
      </AidSection>
      <AidSection
        title={text('om.ui.aid.end')}
        rule={catalog.edition === 'first' ? 'om.end.1' : 'om.end.2'}
      >
        <Ending catalog={catalog} />
      </AidSection>
    </div>
  );
}

/** om.play.4 to om.play.6, om.sail.1 */
function Actions({ catalog }: { catalog: Catalog }) {
  const text = useText();
  const { actions } = catalog.pack;
  const most = Math.max(...Object.values(actions).map((row) => row.length - 1));
  const counts = Array.from({ length: most }, (_, i) => i + 1);
  return (
    <table className="om-aid-table">
      <thead>
        <tr>
          <th scope="col">{text('om.ui.aid.icons')}</th>
          {counts.map((n) => (
            <th key={n} scope="col">
              {n === most ? `${n}+` : n}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ACTION_ICONS.map((icon) => (
          <tr key={icon}>
            <th scope="row">
              <span className="om-aid-icon">
                <ActionSign icon={icon} />
                <span>
                  <b className="om-cap">{text(`om.icon.${icon}`)}</b>
                  <small>{text(`om.ui.aid.action.${icon}`)}</small>
                </span>
              </span>
            </th>
            {counts.map((n) => (
              <td key={n}>
                {icon === 'sail' ? (n === most ? `${n}…` : n) : (actions[icon][n] ?? '')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** om.setup.1: what a run of each good earns. A run longer than the row earns the last number. */
function SaleRows({ catalog, seats }: { catalog: Catalog; seats: number }) {
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const most = Math.max(...catalog.goods.map((g) => g.row.length));
  const cards = facts.cardsInPlay(seats);
  return (
    <table className="om-aid-table">
      <thead>
        <tr>
          <th scope="col">{text('om.ui.aid.good')}</th>
          <th scope="col">{text('om.ui.aid.cards')}</th>
          {Array.from({ length: most }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the length of a run
            <th key={i} scope="col">
              ×{i + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {catalog.goods.map(({ id, row }) => {
          const count = cards[id] ?? 0;
          const out = count === 0;
          return (
            <tr key={id} className={`${goodClass(id)} ${out ? 'om-aid-out' : ''}`}>
              <th scope="row">
                <span className="om-aid-good">
                  <GoodGlyph good={id} />
                  <span className="om-cap">{say(goodMsg(catalog, id))}</span>
                </span>
              </th>
              <td>{out ? text('om.ui.aid.notIn') : count}</td>
              {Array.from({ length: most }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the length of a run
                <td key={i}>{row[i] ?? ''}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** om.buy.1, om.buy.2, om.marker.7 */
function Prices({ catalog }: { catalog: Catalog }) {
  const text = useText();
  const { price, priceInDebt, mostBought, favourablePrices } = catalog.pack.constants;
  return (
    <ul className="om-aid-list">
      <li>{text('om.ui.aid.price', { count: price })}</li>
      <li>{text('om.ui.aid.priceInDebt', { count: priceInDebt })}</li>
      <li>{text('om.ui.aid.favourable', { prices: favourablePrices.join(', ') })}</li>
      <li>{text('om.ui.aid.mostBought', { count: mostBought })}</li>
    </ul>
  );
}

/** How the game ends and what scores, by edition. */
function Ending({ catalog }: { catalog: Catalog }) {
  const text = useText();
  const { places, pirateLoss } = catalog.pack.constants;
  const paid = places.join(', ');
  return (
    <>
      <p>{text(`om.ui.aid.end.${catalog.edition}`)}</p>
      <ul className="om-aid-list">
        <li>
          <Icon name="laurels" /> {text('om.ui.aid.score.prestige', { places: paid })}
        </li>
        <li>
          <Icon name="wooden-crate" /> {text('om.ui.aid.score.cargo')}
        </li>
        <li>
          <Icon name="skull-crossed-bones" />{' '}
          {text('om.ui.aid.score.pirates', { count: pirateLoss })}
        </li>
        <li>
          <Icon name="wax-seal" /> {text('om.ui.aid.score.harbour', { places: paid })}
        </li>
      </ul>
      <p>{text(`om.ui.aid.venice.${catalog.edition}`, { places: paid })}</p>
    </>
  );
}
