import type { LookUpRow } from '../../../shared/page/look-up/page.ts';
import { BASE, cultureMsg, itemMsg, rewardMsg, techMsg } from '../catalog.ts';
import { ItemSign } from '../signs.tsx';
import type { PageContext } from './context.ts';

/** A passenger with destination, fare, and the fame or infamy of taking them there. */
export function passengerRow({ game: { catalog }, words }: PageContext, id: string): LookUpRow {
  const { say, text } = words;
  const { to = BASE, fare = 0, fame = 0, infamy = 0 } = catalog.passenger(id) ?? {};
  return {
    id,
    sign: <ItemSign catalog={catalog} id={id} small />,
    name: say(itemMsg(catalog, id)),
    note: [
      text('mv.ui.to', { to: cultureMsg(to) }),
      ...(fame > 0 ? [text('mvs.ui.fame', { count: fame })] : []),
      ...(infamy > 0 ? [text('mvs.ui.infamy', { count: infamy })] : []),
    ].join(' · '),
    credits: fare,
  };
}

export function techRow(
  { game: { catalog }, words }: PageContext,
  { id, price }: { id: string; price: number },
): LookUpRow {
  return {
    id,
    sign: <ItemSign catalog={catalog} id={id} small />,
    name: words.say(techMsg(catalog, id)),
    note: words.text(`mvs.ui.tech.${catalog.tech(id)?.kind ?? id}`),
    credits: price,
  };
}

/** A reward that lies open: on the Base, or on the discard pile. */
export function rewardRow({ game: { catalog }, words }: PageContext, id: string): LookUpRow {
  const reward = catalog.reward(id);
  return {
    id,
    sign: <ItemSign catalog={catalog} id={id} small />,
    name: words.say(rewardMsg(id)),
    note: words.text(`mvs.ui.reward.${reward?.kind ?? id}`, { count: reward?.credits ?? 0 }),
  };
}
