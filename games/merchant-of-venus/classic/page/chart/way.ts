import type { Way } from '../../../board/page/scene.ts';
import { layWay } from '../../../shared/page/way.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { ClassicAction, ClassicView, SpaceId } from '../../rules/index.ts';
import { moveOf } from '../catalog.ts';

/** The way of the ship whose turn it is: the lines are found on the chart, what they cost the rules say. */
export function wayOf(
  facts: Facts,
  view: ClassicView,
  steps: readonly ClassicAction[],
  goal: SpaceId,
): Way {
  const frame = moveOf(view);
  const space = view.players[view.active]?.space ?? goal;
  const { spaces, ...way } = layWay(
    { space, from: frame?.from ?? null, nav: frame?.nav ?? null },
    steps,
    (a, at) => {
      switch (a.do) {
        case 'assign':
          return { die: a.die };
        case 'pay':
          return { pays: facts.hazard(view, at) };
        case 'go':
          return { to: a.to };
        default:
          return {};
      }
    },
    goal,
  );
  const flown = facts.flown(view, spaces);
  // Farther than the points go: it was a gate that brought the ship there.
  const far = frame !== null && (flown.spent.at(-1) ?? 0) > frame.points;
  return { spaces, ...way, ...flown, leaps: way.leaps || far };
}
