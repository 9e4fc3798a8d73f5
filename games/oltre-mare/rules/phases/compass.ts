import { type FrameKind, msg, must } from '@fondaco/kernel';
import { activePlayer, type Config } from '../config.ts';
import type { Event } from '../events.ts';
import { markerName, portName } from '../labels.ts';
import { jumpTargets, land } from '../markers.ts';
import type { Action, Frame, State } from '../state.ts';

/** om.marker.4: on arrival at a compass, on to any other port that holds none; or keep it. */
export function compass(
  config: Config,
): FrameKind<State, Extract<Frame, { f: 'compass' }>, Action, Event> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'compass', 'om.marker.4')],
    legal: (s) => [
      { do: 'stay' },
      ...jumpTargets(config, s, activePlayer(s).port).map((port): Action => ({ do: 'jump', port })),
    ],
    label(s, _f, _d, a) {
      if (a.do !== 'jump') return { label: msg('om.do.stay') };
      const marker = s.markers[a.port];
      return {
        label: msg('om.do.jump', { port: portName(config, a.port) }),
        at: { t: 'port', id: a.port },
        ...(marker && { gain: markerName(config, marker) }),
      };
    },
    reduce(s, _f, d, a, io) {
      const p = activePlayer(s);
      s.agenda.pop();
      if (a.do === 'jump') {
        s.markers[p.port] = null; // the compass is discarded: it counts for nobody
        io.tell({ t: 'jumped', seat: d.seat, from: p.port, to: a.port });
        p.port = a.port;
      } else io.tell({ t: 'stayed', seat: d.seat });
      land(s, p, io);
    },
  };
}
