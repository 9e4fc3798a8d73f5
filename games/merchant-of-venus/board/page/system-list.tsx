import type { Msg } from '@fondaco/kernel';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { SpaceId, SystemId } from '../../classic/rules/index.ts';
import { chartSpace, isSystem, SYSTEMS } from './galaxy.ts';
import type { ChartGoal, PlacedShip, Plate, Scene } from './scene.ts';
import {
  cultureNote,
  goalNotes,
  localSpaceMsg,
  oddsNotes,
  type SpaceLookup,
  spaceMsg,
  systemMsg,
} from './words.ts';

interface Props {
  scene: Scene;
  goals: readonly ChartGoal[];
  odds: ReadonlyMap<SpaceId, number>;
  busy: boolean;
  lookup: SpaceLookup | undefined;
  onShow(system: SystemId): void;
  onLookUp(system: SystemId): void;
  onGo: ((goal: ChartGoal) => void) | null;
}

/** The chart as a list: every system with its culture, the ships there and the spaces in reach; the nearest systems first. */
export function SystemList(props: Props): ReactNode {
  const { scene, goals, odds, busy, lookup, onShow, onLookUp, onGo } = props;
  const text = useText();
  const say = useSay();
  const localName = (id: SpaceId): Msg => localSpaceMsg(id, lookup);
  const fullName = (id: SpaceId): Msg => spaceMsg(id, lookup);
  const at = (system: SystemId): ChartGoal[] =>
    goals.filter(({ space }) => regionOf(space) === system).toSorted(byCost);
  const near = (system: SystemId): number => Math.min(...at(system).filter(isWorth).map(costOf));
  const likely = (system: SystemId): [SpaceId, number][] =>
    [...odds].filter(([space]) => regionOf(space) === system).toSorted((a, b) => b[1] - a[1]);
  /** Sort key of a system: the points to it; out of reach of the points, the most likely one first. */
  const rank = (system: SystemId): number => {
    const best = likely(system)[0]?.[1] ?? 0;
    return Math.min(near(system), best > 0 ? 100 - best : Number.POSITIVE_INFINITY);
  };
  const routes = goals.filter(({ space }) => !isSystem(regionOf(space))).toSorted(byCost);
  const rows = (list: readonly ChartGoal[], name: (id: SpaceId) => Msg): ReactNode => (
    <GoalRows goals={list} {...{ name, fullName, busy, onGo }} />
  );
  return (
    <div className="mv-chart-list">
      <h3>{text('mv.chart.listTitle')}</h3>
      <ul>
        {SYSTEMS.toSorted((a, b) => compareRanks(rank(a.id), rank(b.id))).map(({ id, kind }) => {
          const here = at(id);
          const rest = here.filter((goal) => !isWorth(goal));
          return (
            <li key={id} className={here.length > 0 ? 'mv-chart-row is-open' : 'mv-chart-row'}>
              <div className="mv-chart-row-head">
                <button type="button" className="mv-chart-row-name" onClick={() => onShow(id)}>
                  <span>
                    <strong>{say(systemMsg(id))}</strong>
                    <Culture plate={scene.plates[id]} />
                  </span>
                  <ShipsInSystem ships={scene.ships} system={id} />
                </button>
                {kind === 'anomaly' ? null : (
                  <Button
                    className="mv-chart-row-look"
                    aria-label={text('mv.chart.lookUpAt', { system: systemMsg(id) })}
                    onClick={() => onLookUp(id)}
                  >
                    {text('mv.chart.lookUp')}
                  </Button>
                )}
              </div>
              {rows(here.filter(isWorth), localName)}
              {likely(id).length > 0 ? (
                <ul className="mv-chart-odds">
                  {likely(id).map(([space]) => (
                    <li key={space}>
                      <span>{say(localName(space))}</span>
                      <span>{oddsNotes(odds, space).map(say)}</span>
                    </li>
                  ))}
                </ul>
              ) : null}
              {rest.length > 0 ? (
                <details>
                  <summary>{text('mv.chart.others', { count: rest.length })}</summary>
                  {rows(rest, localName)}
                </details>
              ) : null}
            </li>
          );
        })}
        {routes.length > 0 ? (
          <li className="mv-chart-row is-open">
            <details>
              <summary>{text('mv.chart.onRoutes', { count: routes.length })}</summary>
              {rows(routes, fullName)}
            </details>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

const regionOf = (space: SpaceId): string => chartSpace(space)?.region ?? '';
const costOf = ({ way }: ChartGoal): number => way.spent.at(-1) ?? 0;
const byCost = (a: ChartGoal, b: ChartGoal): number => costOf(a) - costOf(b);
const isWorth = ({ worth }: ChartGoal): boolean => worth;
/** Compares ranks; equal ranks are handled first, as Infinity minus Infinity is NaN. */
const compareRanks = (a: number, b: number): number => (a === b ? 0 : a - b);

interface RowsProps {
  goals: readonly ChartGoal[];
  name(id: SpaceId): Msg;
  /** The name of a space together with its system's. */
  fullName(id: SpaceId): Msg;
  busy: boolean;
  onGo: ((goal: ChartGoal) => void) | null;
}

function GoalRows({ goals, name, fullName, busy, onGo }: RowsProps): ReactNode {
  const say = useSay();
  const text = useText();
  if (goals.length === 0) return null;
  return (
    <ul>
      {goals.map((goal) => (
        <li key={goal.space} className="mv-chart-row-goal">
          <span>
            <strong>{say(name(goal.space))}</strong>
            <small>{goalNotes(goal).map(say).join(' · ')}</small>
          </span>
          {onGo ? (
            <Button
              aria-disabled={busy}
              aria-label={text('mv.chart.goTo', { space: fullName(goal.space) })}
              onClick={() => !busy && onGo(goal)}
            >
              {text('mv.chart.goThere')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Culture({ plate }: { plate: Plate | undefined }): ReactNode {
  const say = useSay();
  return plate ? <small>{say(cultureNote(plate))}</small> : null;
}

/** The ships in a system, as badges, with the players' names for screen readers. */
function ShipsInSystem({
  ships,
  system,
}: {
  ships: readonly PlacedShip[];
  system: SystemId;
}): ReactNode {
  const text = useText();
  const here = ships.filter(({ space }) => regionOf(space) === system);
  if (here.length === 0) return null;
  return (
    <span
      className="mv-chart-present"
      role="img"
      aria-label={text('mv.chart.ships', { who: here.map(({ seat }) => ({ seat })) })}
    >
      {here.map(({ seat, colour }) => (
        <SeatBadge key={seat} colour={colour} size={22} />
      ))}
    </span>
  );
}
