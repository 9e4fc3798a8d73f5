import type { Way } from '../../../board/page/scene.ts';
import { layWay, withCost } from '../../../shared/page/way.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { ClassicAction, ClassicView, SpaceId } from '../../rules/index.ts';
import { moveOf } from '../catalog.ts';

/** The way of the active ship: its lines are found on the chart, its cost comes from the rules. */
export function wayOf(
  facts: Facts,
  view: ClassicView,
  steps: readonly ClassicAction[],
  goal: SpaceId,
): Way {
  const frame = moveOf(view);
  const space = view.players[view.active]?.space ?? goal;
  const way = layWay(
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
  return withCost(way, facts.flown(view, way.spaces), frame?.points ?? null);
}
