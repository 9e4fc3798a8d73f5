import { msg } from '@fondaco/kernel';
import type { TerminalLook } from '@fondaco/terminal-kit/look.ts';
import type { Terminal } from '@fondaco/terminal-kit/terminal.ts';
import type { Options, Pack, View } from '../rules/index.ts';
import { aidLines } from './aid.ts';
import { handLines } from './hand.ts';
import { mapLines, neighbourLine } from './map.ts';
import { type Atlas, atlasOf, portMsg } from './names.ts';
import { tableLines } from './offers.ts';
import { playerLines } from './players.ts';

export function look(options: unknown, pack: unknown, desk: Terminal): TerminalLook {
  const x = atlasOf(options as Options, pack as Pack, desk);
  const on =
    <T>(make: (v: View) => T) =>
    (view: unknown): T =>
      make(view as View);
  return {
    turn: on((v) => String(v.turn)),
    title: on((v) => titleOf(x, v)),
    map: (view, rows) => mapLines(x, view as View, rows),
    players: on((v) => [
      ...playerLines(x, v),
      ...(typeof v.you === 'number' ? [neighbourLine(x, v, v.you)] : []),
    ]),
    hand: on((v) => handLines(x, v)),
    table: on((v) => tableLines(x, v)),
    aid: () => aidLines(x),
    goal(view, goal) {
      const id = String(goal.id);
      const marker = (view as View).markers[id];
      return {
        label: desk.say(msg('om.do.sail', { port: portMsg(x, id) })),
        note: marker
          ? desk.say(msg(`om.marker.${x.editionId}.${marker}`))
          : desk.tell('om.noMarker'),
      };
    },
  };
}

function titleOf({ desk, facts }: Atlas, v: View): string {
  const venice = v.pile.veniceOnTop ? 'veniceTop' : v.pile.venice ? 'veniceIn' : 'veniceOut';
  return desk.tell('om.title', {
    round: facts.round(v),
    who: { seat: v.active },
    count: facts.pileSize(v),
    venice: msg(`cli.om.${venice}`),
  });
}
