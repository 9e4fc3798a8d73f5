import { msg, must } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import { activePlayer, type Config, leftOf, type StandardIo, spaceOf } from '../config.ts';
import type { Kind } from '../frame.ts';
import { spaceName } from '../labels.ts';
import type { State } from '../state.ts';
import type { MoveFrame } from './frames.ts';
import { moveFrame, resumeMove } from './moving.ts';
import type { Spot } from './spots.ts';
import { effectDie, navigation } from './values.ts';

/** mvs.nav.1: a navigation space whose exit is not decided yet. */
export const needsExit = (s: State, f: MoveFrame, here: Spot): boolean =>
  here.t === 'nav' && !f.glide && f.exit === null && navigation(s) === null;

/** mvs.nav.2: every way out but the one the ship came in by this turn. */
function exits(config: Config, s: State): SpaceId[] {
  const { nav } = spaceOf(config, activePlayer(s).space);
  const { from } = moveFrame(s);
  const found: SpaceId[] = [];
  for (const to of nav ?? []) if (to !== from && !found.includes(to)) found.push(to);
  return found.sort();
}

/** mvs.nav.2: chosen by the left neighbour; mvs.nav.4, mvs.solo.1: alone, by the effect die. */
export function drift(config: Config, s: State, io: StandardIo): void {
  const [only, other] = exits(config, s);
  if (only === undefined) return;
  if (other === undefined) moveFrame(s).exit = only;
  else if (s.players.length === 1) throwForExit(config, s, io);
  else s.agenda.push({ f: 'exit', id: s.nextId++ });
}

/** Throws again as long as the die names the way the ship came in. */
function throwForExit(config: Config, s: State, io: StandardIo): void {
  const f = moveFrame(s);
  const { nav } = spaceOf(config, activePlayer(s).space);
  const open = exits(config, s);
  for (;;) {
    const die = effectDie(io);
    const to = nav?.[die - 1] as SpaceId;
    if (!open.includes(to)) continue;
    f.exit = to;
    io.tell({ t: 'threwForExit', seat: s.active, die, to });
    return;
  }
}

/** The neighbour chooses, or leaves it to the die, which is what happens when the time is up. */
export function exit(config: Config): Kind<'exit'> {
  return {
    decisions: (s, f) => [must(f.id, leftOf(s, s.active), 'exit', 'mvs.nav.2')],
    legal: (s) => [
      ...exits(config, s).map((to) => ({ do: 'exit' as const, to })),
      { do: 'exit', to: null },
    ],
    lapse: () => ({ do: 'exit', to: null }),
    label: (s, _f, _d, a) =>
      a.do === 'exit' && a.to !== null
        ? {
            label: msg('mvs.do.exit', {
              who: { seat: s.active },
              space: spaceName(config, a.to),
            }),
            at: { t: 'space', id: a.to },
          }
        : { label: msg('mvs.do.exitByDie') },
    why: (s, _f, _d, a) => {
      const to = (a as { to?: unknown } | null)?.to;
      if (typeof to !== 'string') return undefined;
      const back = to === moveFrame(s).from;
      return { rule: 'mvs.nav.2', msg: msg(back ? 'mvs.no.wayIn' : 'mvs.no.noExit') };
    },
    reduce(s, _f, d, a, io) {
      const f = resumeMove(s);
      if (a.do !== 'exit' || a.to === null) {
        throwForExit(config, s, io);
        return;
      }
      f.exit = a.to;
      io.tell({ t: 'choseExit', seat: s.active, by: d.seat, to: a.to });
    },
  };
}

/** The number of a gate that still has to act on the ship before it leaves. */
export const gateToPass = (f: MoveFrame, here: Spot): number | null =>
  here.t === 'gate' && !f.gateDone && !f.glide ? here.gate : null;
