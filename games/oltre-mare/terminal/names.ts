import { type Json, type Msg, msg } from '@fondaco/kernel';
import type { Terminal } from '@fondaco/terminal-kit/terminal.ts';
import { type Facts, factsOf } from '../rules/facts/index.ts';
import type { CardId, Options, Pack } from '../rules/index.ts';

type Card = Pack['editions']['first']['cards'][number];

/** What the face of Oltre Mare needs to know of one table. */
export interface Atlas {
  desk: Terminal;
  pack: Pack;
  editionId: 'first' | 'second';
  edition: Pack['editions']['first'];
  card(id: CardId): Card;
  neighbours(port: string): string[];
  facts: Facts;
}

export function atlasOf(options: Options, pack: Pack, desk: Terminal): Atlas {
  const edition = pack.editions[options.edition];
  const cards = new Map(edition.cards.map((c) => [c.id, c]));
  return {
    desk,
    pack,
    editionId: options.edition,
    edition,
    card: (id) => cards.get(id) as Card,
    neighbours: (port) =>
      pack.routes.flatMap(({ a, b }) => (a === port ? [b] : b === port ? [a] : [])),
    facts: factsOf(options as Json, pack),
  };
}

export function goodMsg(x: Atlas, id: string): Msg {
  const or = x.edition.goods.find((g) => g.id === id)?.name;
  return { key: `om.good.${id}`, ...(or !== undefined && { or }) };
}

export function portMsg(x: Atlas, id: string): Msg {
  const or = x.pack.ports.find((p) => p.id === id)?.name;
  return { key: `om.port.${id}`, ...(or !== undefined && { or }) };
}

export function cardMsg(x: Atlas, id: CardId): Msg {
  const { good, icons, power, load, port } = x.card(id);
  return msg(port === undefined ? 'om.card' : 'om.cardWithPort', {
    good: goodMsg(x, good),
    icons: icons.map((i) => msg(`om.icon.${i}`)),
    power,
    load,
    ...(port !== undefined && { port: portMsg(x, port) }),
  });
}

export const good = (x: Atlas, id: string): string => x.desk.say(goodMsg(x, id));
export const port = (x: Atlas, id: string): string => x.desk.say(portMsg(x, id));

/** The sign of a marker on the map; a blank where there is none. */
export const sign = (x: Atlas, marker: string | null | undefined): string =>
  marker ? x.desk.tell(`om.sign.${marker}`) : ' ';

/** Ships are marked with the first letter of their owner's name. */
export const shipOf = (x: Atlas, seat: number): string =>
  x.desk.say(msg('cli.who', { who: { seat } })).slice(0, 1);
