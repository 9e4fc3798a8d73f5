import type { ChartWay } from '../../../board/page/scene.ts';
import { wayFromAnswers, withCost } from '../../../shared/page/way.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { ClassicAction, ClassicView, SpaceId } from '../../rules/index.ts';
import { moveFrame } from '../catalog.ts';

/** The way the active ship takes by a plan. The chart gives its spaces, the rules their cost. */
export function planWay(
  facts: Facts,
  view: ClassicView,
  steps: readonly ClassicAction[],
  goal: SpaceId,
): ChartWay {
  const frame = moveFrame(view);
  const space = view.players[view.active]?.space ?? goal;
  const way = wayFromAnswers(
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
