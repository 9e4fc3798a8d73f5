import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useDestination } from '../../../shared/page/destination.ts';
import { FreeHoldSpace, HoldItem } from '../../../shared/page/hold.tsx';
import type { ClassicPlayer, ShipClass } from '../../rules/index.ts';
import { EQUIPMENT, headingFrame, itemMsg, moveFrame, relicMsg, shipMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { ItemIcon, itemLook } from '../signs.tsx';
import './ship.css';

/** The holds of a ship as slots of two dots. */
export function Holds({ player }: { player: ClassicPlayer }) {
  const { catalog } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const destination = useDestination(catalog);
  const passengerTo = (id: string) => {
    const to = catalog.passenger(id)?.to;
    return to === undefined ? undefined : destination(to);
  };
  return (
    <ol className="mv-holds" aria-label={text('mv.ui.holds')}>
      {facts.holds(player).map(({ loads, free, over }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hold is identified by its place
        <li key={i} className={`mv-hold ${over ? 'mv-hold-over' : ''}`}>
          {loads.map((load, at) => (
            <HoldItem
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may lie in one hold
              key={at}
              look={itemLook(catalog, load.id)}
              name={say(itemMsg(catalog, load.id))}
              dots={load.dots}
              to={passengerTo(load.id)}
            />
          ))}
          {free > 0 && (
            <FreeHoldSpace dots={free}>
              {loads.length === 0 && text('mv.ui.emptyHold')}
            </FreeHoldSpace>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What takes no room in the holds: the shield on the hull, relics and IOU cards; also drives that are switched off. */
export function Extras({ player }: { player: ClassicPlayer }) {
  const { catalog, view } = useGame();
  const say = useSay();
  const text = useText();
  const off = headingFrame(view)?.off ?? moveFrame(view)?.off ?? [];
  const drives = EQUIPMENT.filter((e) => e !== 'shield' && player.equipment[e] > 0);
  const all = [
    ...(player.equipment.shield > 0
      ? [{ id: 'shield', name: say(itemMsg(catalog, 'shield')), note: text('mv.ui.onHull') }]
      : []),
    ...drives
      .filter((e) => off.includes(e.replace('Drive', '') as never))
      .map((id) => ({
        id: id as string,
        name: say(itemMsg(catalog, id)),
        note: text('mv.ui.off'),
      })),
    ...player.relics.map((r) => ({
      id: `relic:${r}`,
      name: say(relicMsg(r)),
      note: text(`mv.ui.relic.${r}`),
    })),
    ...player.ious.map((c) => ({
      id: `iou:${c}`,
      name: say(itemMsg(catalog, `iou:${c}`)),
      note: text('mv.ui.noRoomNeeded'),
    })),
  ];
  if (all.length === 0) return null;
  return (
    <ul className="mv-extras">
      {all.map(({ id, name, note }) => (
        <li key={id}>
          <ItemIcon catalog={catalog} id={id} />
          <span>
            <b>{name}</b> <small>{note}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Returns the name of a ship class and a short text about its dice and holds. */
export function useShipWords(): (ship: ShipClass) => { name: string; can: string } {
  const { catalog } = useGame();
  const say = useSay();
  const text = useText();
  return (id) => {
    const { dice, holds } = catalog.ship(id);
    const can = [
      text('mv.ui.shipDice', { count: dice }),
      text('mv.ui.shipHolds', { count: holds }),
    ];
    return { name: say(shipMsg(id)), can: can.join(' · ') };
  };
}
