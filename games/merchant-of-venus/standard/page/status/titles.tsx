import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { colourOf, useGame, useSeatName } from '../game.tsx';
import { Credits, itemIconName } from '../signs.tsx';
import './status.css';

const TITLES = [
  'infamous',
  'slaver',
  'drillBaron',
  'archeologist',
  'confirmedLocation',
  'starMaps',
] as const;
const INTEL: readonly string[] = ['confirmedLocation', 'starMaps'];

/** mvs.title.1, mvs.intel.1: titles and intel with their holders; intel beside the track shows its price. */
export function Titles() {
  const { catalog, table, view } = useGame();
  const text = useText();
  const name = useSeatName();
  const inGame = TITLES.filter((id) => view.titles[id] !== 'gone');
  const shown = inGame.filter((id) => view.titles[id] !== 'deck');
  const asleep = inGame.length - shown.length;
  if (inGame.length === 0) return null;
  return (
    <section className="mvs-panel mvs-titles" aria-labelledby="mvs-titles">
      <header>
        <h3 id="mvs-titles">{text('mvs.ui.titles')}</h3>
        {asleep > 0 && <small>{text('mvs.ui.asleep', { count: asleep })}</small>}
      </header>
      <ul>
        {shown.map((id) => {
          const holder = view.titles[id];
          const intel = INTEL.includes(id);
          return (
            <li key={id} title={text(`mvs.ui.card.${id}`)}>
              <Icon name={itemIconName(catalog, id)} />
              <span>
                <b>{text(`mvs.card.${id}`)}</b>
                <small>{text(`mvs.ui.title.${id}`)}</small>
              </span>
              {typeof holder === 'number' ? (
                <>
                  <SeatBadge colour={colourOf(table, holder)} size={22} />
                  <span className="unseen">{name(holder)}</span>
                </>
              ) : (
                holder === 'track' &&
                intel && (
                  <span className="mvs-price">
                    <Credits n={catalog.pack.constants.intel} />
                  </span>
                )
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
