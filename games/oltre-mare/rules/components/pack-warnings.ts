import { type Msg, msg } from '@fondaco/kernel';
import type { Pack } from './pack.ts';

/** What the rules can play, but whoever made the set probably did not mean. */
export const packWarnings = (pack: Pack): Msg[] => [
  ...(['first', 'second'] as const).flatMap((edition) => editionWarnings(pack, edition)),
  ...cutOffPorts(pack).map((port) => msg('om.warning.cutOff', { port })),
];

function editionWarnings({ editions }: Pack, edition: 'first' | 'second'): Msg[] {
  const { goods, cards } = editions[edition];
  const about = { edition: msg(`om.option.edition.${edition}`) };
  const rare = goods.filter((g) => cards.filter((c) => c.good === g.id).length < 2);
  const falling = goods.filter(({ row }) => row.some((n, i) => n < (row[i - 1] ?? n)));
  return [
    ...rare.map(({ name }) => msg('om.warning.fewCards', { ...about, good: name })),
    ...falling.map(({ name }) => msg('om.warning.row', { ...about, good: name })),
  ];
}

/** Ports that cannot be reached from the first one. */
function cutOffPorts({ ports, routes }: Pack): string[] {
  const reached = new Set(ports.slice(0, 1).map((p) => p.id));
  for (const at of reached)
    for (const { a, b } of routes) {
      if (a === at) reached.add(b);
      if (b === at) reached.add(a);
    }
  return ports.filter((p) => !reached.has(p.id)).map((p) => p.name);
}
