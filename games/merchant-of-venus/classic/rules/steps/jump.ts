import { msg, must } from '@fondaco/kernel';
import type { Book, ClassicIo } from '../book.ts';
import { activePlayer, moveFrame, resumeMove } from '../book.ts';
import { assign, distinct } from '../dice.ts';
import { carry } from '../gates.ts';
import { gateSpace } from '../places.ts';
import type { SpaceId, State } from '../state.ts';
import type { Kind } from './frame.ts';

/** mvc.relic.7: the gate named was missed; of the gates that were rolled one must be taken. */
export function jump(b: Book): Kind<'jump'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'jump', 'mvc.relic.7')],
    legal: (_s, f) => f.gates.map((gate) => ({ do: 'jump', gate })),
    label: (_s, _f, _d, a) => {
      const gate = a.do === 'jump' ? a.gate : 0;
      return { label: msg('mvc.do.jump', { gate }), at: { t: 'gate', id: gate } };
    },
    reduce(s, _f, _d, a, io) {
      resumeMove(s);
      if (a.do === 'jump') jumpTo(b, s, a.gate, io);
    },
  };
}

/** mvc.relic.7: the gate named if a die shows it, else one that a die shows, else none. */
export function startJump(b: Book, s: State, named: number, io: ClassicIo): void {
  const f = moveFrame(s);
  f.jump = null;
  const here = activePlayer(s).space;
  const rolled = distinct(f.dice).filter((n) => {
    const at = gateSpace(b, s, n);
    return at !== undefined && at !== here;
  });
  const [only, other] = rolled;
  if (rolled.includes(named)) jumpTo(b, s, named, io);
  else if (other !== undefined) s.agenda.push({ f: 'jump', id: s.nextId++, gates: rolled });
  else if (only !== undefined) jumpTo(b, s, only, io);
}

/** mvc.relic.7 (C52): the jump itself costs no point. */
function jumpTo(b: Book, s: State, gate: number, io: ClassicIo): void {
  assign(s, gate, io);
  carry(b, s, gate, gateSpace(b, s, gate) as SpaceId, io);
}
