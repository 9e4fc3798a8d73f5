import type { Way } from '../../../board/page/scene.ts';
import type { SpaceId } from '../../../classic/rules/index.ts';
import { layWay } from '../../../shared/page/way.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { StandardAction } from '../../rules/index.ts';
import { frameOf, type View } from '../view.ts';

/** The way of the ship whose turn it is: the lines are found on the chart, what they cost the rules say. */
export function wayOf(
  facts: Facts,
  view: View,
  steps: readonly StandardAction[],
  goal: SpaceId,
): Way {
  const frame = frameOf(view, 'move');
  const space = view.players[view.active]?.space ?? goal;
  const { spaces, ...way } = layWay(
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
  const flown = facts.flown(view, spaces);
  // Farther than the points go: it was a gate that brought the ship there.
  const far = frame !== null && (flown.spent.at(-1) ?? 0) > frame.points;
  return { spaces, ...way, ...flown, leaps: way.leaps || far };
}
