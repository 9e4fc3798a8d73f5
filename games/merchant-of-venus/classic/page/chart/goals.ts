import { isRecord, type Json, type OwnQuestion } from '@fondaco/kernel';
import { spotOf } from '../../../board/page/galaxy.ts';
import type { Goal } from '../../../board/page/scene.ts';
import { tokenOf } from '../../../board/page/tokens.ts';
import type { ClassicAction, ClassicView, SpaceId } from '../../rules/index.ts';
import { wayOf } from './way.ts';

/** Questions about places. Other questions are answered elsewhere on the table. */
const ASKING = ['heading', 'move', 'jump'];

export function goalsOf(q: OwnQuestion | null, view: ClassicView): Goal[] {
  if (!q || !ASKING.includes(q.kind)) return [];
  const goals = new Map<SpaceId, Goal>();
  for (const { action, at, label, off } of q.options) {
    const space = off || !at ? undefined : spaceOf(view, at.t, String(at.id));
    const a = asAction(action);
    if (!space || !a) continue;
    const kind = a.do === 'head' ? 'head' : a.do === 'go' || a.do === 'land' ? 'fly' : 'jump';
    const way = wayOf(view, q.seat, [a], space);
    goals.set(space, {
      space,
      kind,
      steps: [action],
      way,
      worth: a.do !== 'go' || isWorth(view, space),
      label,
    });
  }
  for (const { goal, steps } of q.plans) {
    const space = spaceOf(view, goal.t, String(goal.id));
    if (!space || goals.has(space)) continue;
    const way = wayOf(
      view,
      q.seat,
      steps.flatMap((s) => asAction(s) ?? []),
      space,
    );
    const worth = isWorth(view, space);
    goals.set(space, { space, kind: 'fly', steps, way, worth, label: null });
  }
  return [...goals.values()].toSorted(byWorth);
}

/** The keyboard goes through them in this order: what is worth the way, then the nearest. */
const byWorth = (a: Goal, b: Goal): number =>
  Number(b.worth) - Number(a.worth) || (a.way.spent.at(-1) ?? 0) - (b.way.spent.at(-1) ?? 0);

const LANDINGS = ['city', 'spaceport', 'base'];

function isWorth(view: ClassicView, id: SpaceId): boolean {
  const spot = spotOf(id);
  const lies = view.encounters[id];
  const token = lies?.token ? tokenOf(lies.token).kind : null;
  return (
    LANDINGS.includes(spot?.type ?? '') ||
    id in view.ports ||
    (lies?.hidden ?? false) ||
    token === 'port' ||
    token === 'relic'
  );
}

function spaceOf(view: ClassicView, t: string, id: string): SpaceId | undefined {
  if (t === 'space') return id;
  if (t !== 'gate') return undefined;
  return Object.keys(view.encounters).find((space) => {
    const lies = view.encounters[space];
    const token = lies?.up && lies.token ? tokenOf(lies.token) : null;
    return token?.kind === 'gate' && token.number === Number(id);
  });
}

const asAction = (json: Json): ClassicAction | undefined =>
  isRecord(json) && typeof json.do === 'string' ? (json as unknown as ClassicAction) : undefined;
