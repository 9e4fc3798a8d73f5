import { msg } from '@fondaco/kernel';
import { alignColumns } from '@fondaco/terminal-kit/layout.ts';
import type { View } from '../rules/index.ts';
import { type Atlas, cardMsg, good, port } from './names.ts';

/** The own cards, and what a seat knows of others' hands. */
export function handLines(x: Atlas, v: View): string[] {
  const { tell } = x.desk;
  if (typeof v.you !== 'number') return [];
  const own = v.players[v.you];
  if (!own?.hand) return [];
  const { power = 0, load = 0 } = x.facts.top(v, v.you) ?? {};
  const rows = own.hand.map((id) => cardRow(x, id));
  const cargo = own.cargo.toReversed().map((id) => (id ? good(x, id && x.card(id).good) : '?'));
  const laid = own.pirates.filter((id) => id !== null).map((id) => good(x, x.card(id).good));
  return [
    tell('om.hand', { count: own.hand.length, power, load }),
    ...alignColumns([['', '', '', '', ''], ...rows], '  ').slice(1),
    tell('om.cargo', { goods: cargo.join(', ') }),
    ...(laid.length > 0 ? [tell('om.laid', { goods: laid.join(', ') })] : []),
    ...knownLines(x, v),
  ];
}

function cardRow(x: Atlas, id: string): string[] {
  const { say, tell } = x.desk;
  const { good: kind, icons, power, load, port: where } = x.card(id);
  return [
    good(x, kind),
    icons.map((i) => say(msg(`om.icon.${i}`))).join(', '),
    tell('om.power', { power }),
    tell('om.load', { load }),
    where === undefined ? '' : port(x, where),
  ];
}

function knownLines(x: Atlas, v: View): string[] {
  return v.players.flatMap((p, seat) => {
    const cards = p.known.filter((k) => seat !== v.you && k.giver === v.you);
    if (cards.length === 0) return [];
    return [
      x.desk.tell('om.known', { who: { seat }, cards: cards.map((k) => cardMsg(x, k.card)) }),
    ];
  });
}
