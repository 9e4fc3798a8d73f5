import { msg } from '@fondaco/kernel';
import { alignColumns } from '@fondaco/terminal-kit/layout.ts';
import { seatStyle } from '@fondaco/terminal-kit/paint.ts';
import type { PlayerView, View } from '../rules/index.ts';
import { type Atlas, good, port } from './names.ts';

const TABLE_COLUMNS = 98;

/** Everyone's open side: a table where it fits, else a line of words for each. */
export function playerLines(x: Atlas, v: View): string[] {
  return x.desk.columns() >= TABLE_COLUMNS
    ? wide(x, v)
    : v.players.map((p, seat) => narrow(x, v, p, seat));
}

function wide(x: Atlas, v: View): string[] {
  const { tell } = x.desk;
  const heads = ['player', 'ducats', 'prestige', 'hand', 'pirates', 'port', 'marker', 'cargo'];
  const rows = v.players.map((p, seat) => [
    nameCell(x, v, seat),
    String(p.ducats),
    String(p.prestige),
    String(p.handSize),
    String(p.pirates.length),
    port(x, p.port),
    markerCell(x, p),
    cargoCell(x, v, seat),
  ]);
  // Room for the mark of whose turn it is.
  const [player = '', ...others] = heads.map((h) => tell(`om.head.${h}`));
  return alignColumns([[`  ${player}`, ...others], ...rows]);
}

function narrow(x: Atlas, v: View, p: PlayerView, seat: number): string {
  const facts = x.desk.tell('om.player', {
    ducats: msg('om.ducats', { count: p.ducats }),
    prestige: p.prestige,
    hand: p.handSize,
    pirates: p.pirates.length,
    port: port(x, p.port),
    marker: markerCell(x, p),
    cargo: cargoCell(x, v, seat),
  });
  return `${nameCell(x, v, seat)}: ${facts}`;
}

function nameCell(x: Atlas, v: View, seat: number): string {
  const { say, tell, paint } = x.desk;
  const name = say(msg('cli.who', { who: { seat } }));
  const you = v.you === seat ? ` ${tell('om.you')}` : '';
  return `${seat === v.active ? '▸' : ' '} ${paint(seatStyle(seat), name)}${you}`;
}

/** The active marker and how many there are in all. */
function markerCell(x: Atlas, p: PlayerView): string {
  const active = x.desk.tell(p.active ? `om.short.${x.editionId}.${p.active}` : 'om.short.none');
  return `${active} (${p.markers.length})`;
}

/** The run on top of the cargo pile, as far as it is on show, with power and load of the top card. */
function cargoCell(x: Atlas, v: View, seat: number): string {
  const cards = v.players[seat]?.cargo.length ?? 0;
  const run = x.facts.topRun(v, seat);
  const top = x.facts.top(v, seat);
  if (!run || !top) return `– (${cards})`;
  const times = run.length > 1 ? ` ×${run.length}` : '';
  return `${good(x, run.good)}${times} ${top.power}/${top.load} (${cards})`;
}
