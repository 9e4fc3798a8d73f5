import type { ChartWay } from '../../../board/page/scene.ts';
import type { SpaceId } from '../../../classic/rules/index.ts';
import { wayFromAnswers, withCost } from '../../../shared/page/way.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { StandardAction } from '../../rules/index.ts';
import { findFrame, type View } from '../view.ts';

/** The way the active ship takes by a plan. The chart gives its spaces, the rules their cost. */
export function planWay(
  facts: Facts,
  view: View,
  steps: readonly StandardAction[],
  goal: SpaceId,
): ChartWay {
  const frame = findFrame(view, 'move');
  const space = view.players[view.active]?.space ?? goal;
  const way = wayFromAnswers(
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
