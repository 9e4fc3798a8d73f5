import type { Decision, Json, Worth } from '@fondaco/kernel';
import type { Memory } from '../memory.ts';
import { type Action, coinsOf, dark, rowOf, type State } from '../state.ts';
import { clone } from '../view.ts';

/**
 * lantern.offer.1: each dark lantern for what it is worth to the seat that would pay most, if that is more than it is worth here; for
 * less than nobody would pay before.
 */
export function proposals(s: State, d: Decision, worth: Worth<State>, memory?: Json): Action[] {
  const f = s.agenda.at(-1);
  if (d.kind !== 'turn' || f?.f !== 'turn' || f.offered) return [];
  const tooMuch = (memory as Memory | undefined)?.tooMuch ?? Number.POSITIVE_INFINITY;
  return dark(rowOf(s, d.seat)).flatMap(({ id }): Action[] => {
    const prices = s.rows.map((_, buyer) =>
      buyer === d.seat ? 0 : Math.min(coinsOf(s, buyer), gainOf(s, id, d.seat, buyer, worth)),
    );
    const coins = Math.min(Math.floor(Math.max(...prices)), tooMuch - 1);
    const loses = worth(s, d.seat) - worth(given(s, id, d.seat, d.seat), d.seat);
    return coins > loses ? [{ do: 'offer', coins, lanterns: [String(id)] }] : [];
  });
}

function gainOf(s: State, id: number, from: number, to: number, worth: Worth<State>): number {
  return worth(given(s, id, from, to), to) - worth(s, to);
}

/** The state in which a lantern has changed its place; to the same seat: in which it is gone. */
function given(s: State, id: number, from: number, to: number): State {
  const after = clone(s);
  const row = rowOf(after, from);
  const lantern = row.splice(
    row.findIndex((x) => x.id === id),
    1,
  );
  if (to !== from) rowOf(after, to).push(...lantern);
  return after;
}
