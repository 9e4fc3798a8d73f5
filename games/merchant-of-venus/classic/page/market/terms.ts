import type { ClassicPlayer } from '../../rules/index.ts';
import { type DockView, EQUIPMENT } from '../book.ts';

export type Offer = DockView['offers'][number];

/** What one side gives and gets; credits are what it adds, negative what it asks for. */
export interface Terms {
  give: readonly string[];
  get: readonly string[];
  credits: number;
}

/** An offer as the seat that looks at it would carry it out. */
export function seenFrom(offer: Offer, seat: number): Terms {
  const { give, get, credits } = offer;
  return offer.from === seat ? { give, get, credits } : { give: get, get: give, credits: -credits };
}

/** The ship as it would be after a trade: money and holds, for a look before one agrees. */
export function afterTrade(p: ClassicPlayer, { give, get, credits }: Terms): ClassicPlayer {
  const cargo = [...p.cargo];
  const equipment = { ...p.equipment };
  const relics = [...p.relics];
  const ious = [...p.ious];
  const drop = <T>(list: T[], id: T): void => {
    const i = list.indexOf(id);
    if (i >= 0) list.splice(i, 1);
  };
  const move = (id: string, by: 1 | -1): void => {
    const [kind, rest = ''] = id.split(':');
    const list = (kind === 'relic' ? relics : kind === 'iou' ? ious : null) as string[] | null;
    const what = EQUIPMENT.find((e) => e === id);
    if (what) equipment[what] += by;
    else if (by > 0) (list ?? cargo).push(list ? rest : id);
    else drop(list ?? cargo, list ? rest : id);
  };
  for (const id of give) move(id, -1);
  for (const id of get) move(id, 1);
  return { ...p, cargo, equipment, relics, ious, credits: p.credits - credits };
}

/** Cargo and equipment, each as many times as it is there. */
export const aboardOf = (p: ClassicPlayer): string[] => [
  ...p.cargo,
  ...EQUIPMENT.flatMap((e) => Array<string>(p.equipment[e]).fill(e)),
];

/** How often each thing is there, in the order in which it first is. */
export const counted = (items: readonly string[]): [id: string, n: number][] =>
  [...new Set(items)].map((id) => [id, items.filter((x) => x === id).length]);
