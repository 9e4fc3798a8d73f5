import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { Load, Room } from '../../../shared/page/hold.tsx';
import type { ClassicPlayer, ShipClass } from '../../rules/index.ts';
import { type Book, EQUIPMENT, headingOf, itemMsg, moveOf, relicMsg, shipMsg } from '../book.ts';
import { useGame } from '../game.tsx';
import { ItemIcon, lookOf } from '../signs.tsx';
import './ship.css';

/** What fills the holds: goods take a whole one, all else half of one. */
interface Stowed {
  id: string;
  dots: number;
}

/** mvc.hold.1: one shield sits on the hull. */
function loadsOf(book: Book, p: ClassicPlayer): Stowed[] {
  const goods = p.cargo.map((id) => ({ id, dots: book.good(id) ? 2 : 1 }));
  const fitted = EQUIPMENT.flatMap((id) => {
    const n = id === 'shield' ? Math.max(0, p.equipment.shield - 1) : p.equipment[id];
    return Array.from({ length: n }, () => ({ id, dots: 1 }));
  });
  return [...goods.filter((x) => x.dots === 2), ...goods.filter((x) => x.dots === 1), ...fitted];
}

interface Hold {
  loads: Stowed[];
  /** Beyond what the ship can carry; something has to go. */
  over: boolean;
}

function holdsOf(book: Book, p: ClassicPlayer): Hold[] {
  const { holds } = book.ship(p.ship);
  const slots: Stowed[][] = [];
  for (const load of loadsOf(book, p)) {
    const last = slots.at(-1);
    const free = last ? 2 - last.reduce((sum, x) => sum + x.dots, 0) : 0;
    if (last && free >= load.dots) last.push(load);
    else slots.push([load]);
  }
  const n = Math.max(holds, slots.length);
  return Array.from({ length: n }, (_, i) => ({ loads: slots[i] ?? [], over: i >= holds }));
}

/** Half holds free, by the dots of what is aboard. */
export function freeHolds(book: Book, p: ClassicPlayer): number {
  const used = loadsOf(book, p).reduce((sum, x) => sum + x.dots, 0);
  return book.ship(p.ship).holds - used / 2;
}

/** The holds of a ship as slots of two dots. */
export function Holds({ player }: { player: ClassicPlayer }) {
  const { book } = useGame();
  const say = useSay();
  const text = useText();
  return (
    <ol className="mv-holds" aria-label={text('mv.ui.holds')}>
      {holdsOf(book, player).map(({ loads, over }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hold is known by its place
        <li key={i} className={`mv-hold ${over ? 'mv-hold-over' : ''}`}>
          {loads.map((load, at) => (
            <Load
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may lie in one hold
              key={at}
              look={lookOf(book, load.id)}
              name={say(itemMsg(book, load.id))}
              dots={load.dots}
            />
          ))}
          {loads.length === 0 && <Room dots={2}>{text('mv.ui.emptyHold')}</Room>}
          {loads.length === 1 && loads[0]?.dots === 1 && <Room dots={1} />}
        </li>
      ))}
    </ol>
  );
}

/** What takes no room: the shield on the hull, relics, IOU cards. */
export function Extras({ player }: { player: ClassicPlayer }) {
  const { book, view } = useGame();
  const say = useSay();
  const text = useText();
  const off = headingOf(view)?.off ?? moveOf(view)?.off ?? [];
  const drives = EQUIPMENT.filter((e) => e !== 'shield' && player.equipment[e] > 0);
  const all = [
    ...(player.equipment.shield > 0
      ? [{ id: 'shield', name: say(itemMsg(book, 'shield')), note: text('mv.ui.onHull') }]
      : []),
    ...drives
      .filter((e) => off.includes(e.replace('Drive', '') as never))
      .map((id) => ({ id: id as string, name: say(itemMsg(book, id)), note: text('mv.ui.off') })),
    ...player.relics.map((r) => ({
      id: `relic:${r}`,
      name: say(relicMsg(r)),
      note: text(`mv.ui.relic.${r}`),
    })),
    ...player.ious.map((c) => ({
      id: `iou:${c}`,
      name: say(itemMsg(book, `iou:${c}`)),
      note: text('mv.ui.noRoomNeeded'),
    })),
  ];
  if (all.length === 0) return null;
  return (
    <ul className="mv-extras">
      {all.map(({ id, name, note }) => (
        <li key={id}>
          <ItemIcon book={book} id={id} />
          <span>
            <b>{name}</b> <small>{note}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What a class of ship can do, in a few words. */
export function useShipWords(): (ship: ShipClass) => { name: string; can: string } {
  const { book } = useGame();
  const say = useSay();
  const text = useText();
  return (id) => {
    const { dice, holds } = book.ship(id);
    const can = [
      text('mv.ui.shipDice', { count: dice }),
      text('mv.ui.shipHolds', { count: holds }),
    ];
    return { name: say(shipMsg(id)), can: can.join(' · ') };
  };
}
