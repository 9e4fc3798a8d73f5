import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
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
type Title = (typeof TITLES)[number];
const INTEL: readonly Title[] = ['confirmedLocation', 'starMaps'];

/** mvs.title.1, mvs.intel.1: titles and intel with their holders; intel beside the track shows its price. Pressing one opens their texts. */
export function Titles() {
  const { catalog, view } = useGame();
  const text = useText();
  const [open, setOpen] = useState(false);
  const inGame = TITLES.filter((id) => view.titles[id] !== 'gone');
  const shown = inGame.filter((id) => view.titles[id] !== 'deck');
  const asleep = inGame.length - shown.length;
  if (inGame.length === 0) return null;
  return (
    <section className="mvs-panel mvs-titles" aria-labelledby="mvs-titles">
      <header>
        <h3 id="mvs-titles">{text('mvs.ui.titles')}</h3>
        {asleep > 0 && <small>{text('mvs.ui.asleep', { count: asleep })}</small>}
        <button type="button" className="mvs-titles-all mvs-right" onClick={() => setOpen(true)}>
          {text('mvs.ui.titlesRead')}
        </button>
      </header>
      <ul>
        {shown.map((id) => (
          <li key={id}>
            <button type="button" onClick={() => setOpen(true)}>
              <Icon name={itemIconName(catalog, id)} />
              <span>
                <b>{text(`mvs.card.${id}`)}</b>
                <small>{text(`mvs.ui.title.${id}`)}</small>
              </span>
              <Holder id={id} />
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog title={text('mvs.ui.titles')} look="card" onClose={() => setOpen(false)}>
          <ul className="mvs-title-cards">
            {inGame.map((id) => (
              <li key={id}>
                <Icon name={itemIconName(catalog, id)} />
                <h3>{text(`mvs.card.${id}`)}</h3>
                <Holder id={id} named />
                <p>{text(`mvs.ui.card.${id}`)}</p>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </section>
  );
}

/** Who has a title or intel; else the price of intel, or where the card is. */
function Holder({ id, named = false }: { id: Title; named?: boolean }) {
  const { catalog, table, view } = useGame();
  const text = useText();
  const name = useSeatName();
  const holder = view.titles[id];
  if (typeof holder === 'number')
    return (
      <span className="mvs-title-holder">
        <SeatBadge colour={colourOf(table, holder)} size={22} />
        <span className={named ? '' : 'unseen'}>{name(holder)}</span>
      </span>
    );
  if (holder === 'track' && INTEL.includes(id))
    return (
      <span className="mvs-price">
        {named && `${text('mvs.ui.forSale')} `}
        <Credits n={catalog.pack.constants.intel} />
      </span>
    );
  if (!named) return null;
  return <small>{text(holder === 'deck' ? 'mvs.ui.titleInDeck' : 'mvs.ui.titleFree')}</small>;
}
