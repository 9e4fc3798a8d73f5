import type { LookUpRow } from '../../../shared/page/look-up/page.ts';
import type { Equipment, RelicId, ShipClass, TokenId } from '../../rules/index.ts';
import { cultureMsg, itemMsg, relicMsg, shipMsg } from '../catalog.ts';
import { ItemSign } from '../signs.tsx';
import type { PageContext } from './context.ts';

export function equipmentRow({ game, words }: PageContext, id: Equipment): LookUpRow {
  const { catalog, view } = game;
  const { say, text } = words;
  const left = view.stock[id];
  return {
    id,
    sign: <ItemSign catalog={catalog} id={id} small />,
    name: say(itemMsg(catalog, id)),
    note: `${text(`mv.ui.equipment.${id}`)} · ${text('mv.ui.stock', { count: left })}`,
    credits: catalog.equipment(id).cost,
    ...(left === 0 && { look: 'off' as const }),
  };
}

export function shipRow({ game: { catalog }, words }: PageContext, id: ShipClass): LookUpRow {
  const { say, text } = words;
  const { dice, holds, cost, tradeIn } = catalog.ship(id);
  return {
    id: `ship:${id}`,
    sign: <ItemSign catalog={catalog} id={`ship:${id}`} small />,
    name: say(shipMsg(id)),
    note: [
      text('mv.ui.shipDice', { count: dice }),
      text('mv.ui.shipHolds', { count: holds }),
      text('mv.ui.tradeIn', { credits: tradeIn }),
    ].join(' · '),
    credits: cost,
  };
}

export function relicRow({ game: { catalog }, words }: PageContext, id: RelicId): LookUpRow {
  return {
    id: `relic:${id}`,
    sign: <ItemSign catalog={catalog} id={`relic:${id}`} small />,
    name: words.say(relicMsg(id)),
    note: words.text(`mv.ui.relic.${id}`),
    credits: catalog.pack.relics.find((relic) => relic.id === id)?.value ?? 0,
  };
}

/** A passenger with destination and fare. */
export function passengerRow({ game: { catalog }, words }: PageContext, id: TokenId): LookUpRow {
  const passenger = catalog.passenger(id);
  return {
    id,
    sign: <ItemSign catalog={catalog} id={id} small />,
    name: words.say(itemMsg(catalog, id)),
    note: words.text('mv.ui.to', { to: cultureMsg(passenger?.to ?? '') }),
    credits: passenger?.fare ?? 0,
  };
}
