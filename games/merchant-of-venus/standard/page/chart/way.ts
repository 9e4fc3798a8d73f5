import type { Way } from '../../../board/page/scene.ts';
import type { SpaceId } from '../../../classic/rules/index.ts';
import { layWay, withCost } from '../../../shared/page/way.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { StandardAction } from '../../rules/index.ts';
import { frameOf, type View } from '../view.ts';

/** The way of the active ship: its lines are found on the chart, its cost comes from the rules. */
export function wayOf(
  facts: Facts,
  view: View,
  steps: readonly StandardAction[],
  goal: SpaceId,
): Way {
  const frame = frameOf(view, 'move');
  const space = view.players[view.active]?.space ?? goal;
  const way = layWay(
    { space, from: frame?.from ?? null, nav: facts.boxed(view, 'navigation') },
    steps,
    (a) => {
      switch (a.do) {
        case 'assign':
          return a.box === 'navigation' ? { die: a.die } : {};
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
