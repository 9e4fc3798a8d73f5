import { msg, must } from '@fondaco/kernel';
import type { ClassicIo, Config } from '../config.ts';
import { activePlayer, moveFrame, resumeMove } from '../config.ts';
import { assign, faces } from '../dice.ts';
import { carry } from '../gates.ts';
import { gateSpace } from '../places.ts';
import type { SpaceId, State } from '../state.ts';
import type { Kind } from './frame.ts';

/** mvc.relic.7: no die shows the named gate, so the player must take one of the gates the dice show. */
export function jump(config: Config): Kind<'jump'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'jump', 'mvc.relic.7')],
    legal: (_s, f) => f.gates.map((gate) => ({ do: 'jump', gate })),
    label: (_s, _f, _d, a) => {
      const gate = a.do === 'jump' ? a.gate : 0;
      return { label: msg('mvc.do.jump', { gate }), at: { t: 'gate', id: gate } };
    },
    reduce(s, _f, _d, a, io) {
      resumeMove(s);
      if (a.do === 'jump') jumpTo(config, s, a.gate, io);
    },
  };
}

/** mvc.relic.7: the named gate if a die shows it; otherwise one that a die shows; otherwise none. */
export function startJump(config: Config, s: State, named: number, io: ClassicIo): void {
  const f = moveFrame(s);
  f.jump = null;
  const here = activePlayer(s).space;
  const rolled = faces(f.dice).filter((n) => {
    const at = gateSpace(config, s, n);
    return at !== undefined && at !== here;
  });
  const [only, other] = rolled;
  if (rolled.includes(named)) jumpTo(config, s, named, io);
  else if (other !== undefined) s.agenda.push({ f: 'jump', id: s.nextId++, gates: rolled });
  else if (only !== undefined) jumpTo(config, s, only, io);
}

/** mvc.relic.7 (C52): the jump itself costs no point. */
function jumpTo(config: Config, s: State, gate: number, io: ClassicIo): void {
  assign(s, gate, io);
  carry(config, s, gate, gateSpace(config, s, gate) as SpaceId, io);
}
