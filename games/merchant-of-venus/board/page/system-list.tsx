import { type Msg, msg } from '@fondaco/kernel';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { SpaceId, SystemId } from '../../classic/rules/index.ts';
import { isSystem, SYSTEMS, spotOf } from './galaxy.ts';
import type { Goal, Plate, Scene, Vessel } from './scene.ts';
import { oddsOf, reachOf, type SpotOf, spaceMsg, spotMsg, systemMsg } from './words.ts';

interface Props {
  scene: Scene;
  goals: readonly Goal[];
  odds: ReadonlyMap<SpaceId, number>;
  busy: boolean;
  spots: SpotOf | undefined;
  onShow(system: SystemId): void;
  onGo: ((goal: Goal) => void) | null;
}

/** The chart as rows: every system, who lives and who is there, and the places in reach; the nearest systems first. */
export function SystemList(props: Props): ReactNode {
  const { scene, goals, odds, busy, spots, onShow, onGo } = props;
  const text = useText();
  const say = useSay();
  const spot = (id: SpaceId): Msg => spotMsg(id, spots);
  const place = (id: SpaceId): Msg => spaceMsg(id, spots);
  const at = (system: SystemId): Goal[] =>
    goals.filter(({ space }) => regionOf(space) === system).toSorted(byCost);
  const near = (system: SystemId): number => Math.min(...at(system).filter(isWorth).map(costOf));
  const likely = (system: SystemId): [SpaceId, number][] =>
    [...odds].filter(([space]) => regionOf(space) === system).toSorted((a, b) => b[1] - a[1]);
  /** In reach by the points, else by the odds: the surest first. */
  const rank = (system: SystemId): number => {
    const best = likely(system)[0]?.[1] ?? 0;
    return Math.min(near(system), best > 0 ? 100 - best : Number.POSITIVE_INFINITY);
  };
  const routes = goals.filter(({ space }) => !isSystem(regionOf(space))).toSorted(byCost);
  const rows = (list: readonly Goal[], name: (id: SpaceId) => Msg): ReactNode => (
    <Rows goals={list} {...{ name, place, busy, onGo }} />
  );
  return (
    <div className="mv-chart-list">
      <h3>{text('mv.chart.listTitle')}</h3>
      <ul>
        {SYSTEMS.toSorted((a, b) => order(rank(a.id), rank(b.id))).map(({ id }) => {
          const here = at(id);
          const rest = here.filter((goal) => !isWorth(goal));
          return (
            <li key={id} className={here.length > 0 ? 'mv-chart-row is-open' : 'mv-chart-row'}>
              <button type="button" className="mv-chart-row-name" onClick={() => onShow(id)}>
                <span>
                  <strong>{say(systemMsg(id))}</strong>
                  <Culture plate={scene.plates[id]} />
                </span>
                <Present ships={scene.ships} system={id} />
              </button>
              {rows(here.filter(isWorth), spot)}
              {likely(id).length > 0 ? (
                <ul className="mv-chart-odds">
                  {likely(id).map(([space]) => (
                    <li key={space}>
                      <span>{say(spot(space))}</span>
                      <span>{oddsOf(odds, space).map(say)}</span>
                    </li>
                  ))}
                </ul>
              ) : null}
              {rest.length > 0 ? (
                <details>
                  <summary>{text('mv.chart.others', { count: rest.length })}</summary>
                  {rows(rest, spot)}
                </details>
              ) : null}
            </li>
          );
        })}
        {routes.length > 0 ? (
          <li className="mv-chart-row is-open">
            <details>
              <summary>{text('mv.chart.onRoutes', { count: routes.length })}</summary>
              {rows(routes, place)}
            </details>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

const regionOf = (space: SpaceId): string => spotOf(space)?.region ?? '';
const costOf = ({ way }: Goal): number => way.spent.at(-1) ?? 0;
const byCost = (a: Goal, b: Goal): number => costOf(a) - costOf(b);
const isWorth = ({ worth }: Goal): boolean => worth;
/** Infinity less infinity is no number. */
const order = (a: number, b: number): number => (a === b ? 0 : a - b);

interface RowsProps {
  goals: readonly Goal[];
  name(id: SpaceId): Msg;
  /** Its name with that of the system. */
  place(id: SpaceId): Msg;
  busy: boolean;
  onGo: ((goal: Goal) => void) | null;
}

function Rows({ goals, name, place, busy, onGo }: RowsProps): ReactNode {
  const say = useSay();
  const text = useText();
  if (goals.length === 0) return null;
  return (
    <ul>
      {goals.map((goal) => (
        <li key={goal.space} className="mv-chart-row-goal">
          <span>
            <strong>{say(name(goal.space))}</strong>
            <small>{reachOf(goal).map(say).join(' · ')}</small>
          </span>
          {onGo ? (
            <Button
              aria-disabled={busy}
              aria-label={text('mv.chart.goTo', { space: place(goal.space) })}
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
  if (!plate) return null;
  const params = plate.culture ? { culture: plate.culture.name } : {};
  return <small>{say(msg(`mv.chart.${plate.state}`, params))}</small>;
}

/** Ships in the system, by sign and, for a screen reader, by name. */
function Present({ ships, system }: { ships: readonly Vessel[]; system: SystemId }): ReactNode {
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
