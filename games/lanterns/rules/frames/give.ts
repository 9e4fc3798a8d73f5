import { type FrameKind, type Io, msg, must } from '@fondaco/kernel';
import {
  type Action,
  dark,
  type Event,
  type GiveFrame,
  type Lantern,
  newId,
  rowOf,
  type State,
  type TurnFrame,
} from '../state.ts';

/** lantern.swap.2: the other seat chooses which lantern it gives. */
export const give: FrameKind<State, GiveFrame, Action, Event> = {
  decisions: (_s, f) => [must(f.id, f.seat, 'give', 'lantern.swap.2')],
  legal: (s, f) => dark(rowOf(s, f.seat)).map((x) => ({ do: 'give', lantern: x.id })),
  label: (_s, _f, _d, a) => {
    const id = a.do === 'give' ? a.lantern : 0;
    return { label: msg('lantern.act.give', { lantern: id }), at: { t: 'lantern', id } };
  },
  lapse: (s, f) => ({ do: 'give', lantern: (dark(rowOf(s, f.seat))[0] as Lantern).id }),
  reduce(s, f, _d, a, io) {
    if (a.do !== 'give') return;
    s.agenda.pop();
    swapNow(s, f, a.lantern, io);
    askAgain(s, s.agenda.at(-1) as TurnFrame);
  },
};

/** lantern.swap.3: what a player has seen stays known to them wherever it lies. */
export function swapNow(
  s: State,
  { by, lantern, seat }: Pick<GiveFrame, 'by' | 'lantern' | 'seat'>,
  theirs: number,
  io: Io<Event>,
): void {
  const a = rowOf(s, by);
  const b = rowOf(s, seat);
  const i = a.findIndex((x) => x.id === lantern);
  const j = b.findIndex((x) => x.id === theirs);
  const gone = a[i] as Lantern;
  a[i] = b[j] as Lantern;
  b[j] = gone;
  io.tell({ e: 'swapped', seat: by, from: seat, lanterns: [lantern, theirs] });
}

/** The questions of the turn were closed by the interrupt: they are put again, as new ones. */
function askAgain(s: State, f: TurnFrame): void {
  f.id = newId(s);
  f.shelter = f.shelter.map((id) => (id === null ? null : newId(s)));
}
