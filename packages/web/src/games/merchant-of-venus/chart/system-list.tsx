import { type Msg, msg, type TableInfo } from '@fondaco/kernel';
import type { ClassicView, SpaceId, SystemId } from '@fondaco/merchant-of-venus';
import type { ReactNode } from 'react';
import { SeatBadge } from '../../../icons/seat-badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSay, useText } from '../../../words/words.tsx';
import { colourOf } from '../game.tsx';
import { isSystem, SYSTEMS, spotOf } from './galaxy.ts';
import type { Goal } from './goals.ts';
import { reachOf, spaceMsg, spotMsg, systemMsg } from './use-words.ts';

interface Props {
  view: ClassicView;
  table: TableInfo;
  goals: readonly Goal[];
  busy: boolean;
  onShow(system: SystemId): void;
  onGo: ((goal: Goal) => void) | null;
}

/** The chart as rows: every system, who lives and who is there, and the places in reach; the nearest systems first. */
export function SystemList({ view, table, goals, busy, onShow, onGo }: Props): ReactNode {
  const text = useText();
  const say = useSay();
  const at = (system: SystemId): Goal[] =>
    goals.filter(({ space }) => regionOf(space) === system).toSorted(byCost);
  const near = (system: SystemId): number => Math.min(...at(system).filter(isWorth).map(costOf));
  const routes = goals.filter(({ space }) => !isSystem(regionOf(space))).toSorted(byCost);
  const rows = (list: readonly Goal[], name: (id: SpaceId) => Msg): ReactNode => (
    <Rows goals={list} name={name} busy={busy} onGo={onGo} />
  );
  return (
    <div className="mv-chart-list">
      <h3>{text('mv.chart.listTitle')}</h3>
      <ul>
        {SYSTEMS.toSorted((a, b) => order(near(a.id), near(b.id))).map(({ id }) => {
          const here = at(id);
          const rest = here.filter((goal) => !isWorth(goal));
          return (
            <li key={id} className={here.length > 0 ? 'mv-chart-row is-open' : 'mv-chart-row'}>
              <button type="button" className="mv-chart-row-name" onClick={() => onShow(id)}>
                <span>
                  <strong>{say(systemMsg(id))}</strong>
                  <Culture view={view} system={id} />
                </span>
                <Present view={view} table={table} system={id} />
              </button>
              {rows(here.filter(isWorth), spotMsg)}
              {rest.length > 0 ? (
                <details>
                  <summary>{text('mv.chart.others', { count: rest.length })}</summary>
                  {rows(rest, spotMsg)}
                </details>
              ) : null}
            </li>
          );
        })}
        {routes.length > 0 ? (
          <li className="mv-chart-row is-open">
            <details>
              <summary>{text('mv.chart.onRoutes', { count: routes.length })}</summary>
              {rows(routes, spaceMsg)}
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
  busy: boolean;
  onGo: ((goal: Goal) => void) | null;
}

function Rows({ goals, name, busy, onGo }: RowsProps): ReactNode {
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
              aria-label={text('mv.chart.goTo', { space: spaceMsg(goal.space) })}
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

function Culture({ view, system }: { view: ClassicView; system: SystemId }): ReactNode {
  const say = useSay();
  const contact = view.systems[system];
  if (!contact) return null;
  const { culture, open } = contact;
  const key = culture ? (open ? 'met' : 'seen') : 'unmet';
  const params = culture ? { culture: msg(`mv.culture.${culture}`) } : {};
  return <small>{say(msg(`mv.chart.${key}`, params))}</small>;
}

interface PresentProps {
  view: ClassicView;
  table: TableInfo;
  system: SystemId;
}

/** Ships in the system, by sign and, for a screen reader, by name. */
function Present({ view, table, system }: PresentProps): ReactNode {
  const text = useText();
  const ships = view.players.flatMap(({ space }, seat) =>
    regionOf(space) === system ? [seat] : [],
  );
  if (ships.length === 0) return null;
  return (
    <span
      className="mv-chart-present"
      role="img"
      aria-label={text('mv.chart.ships', { who: ships.map((seat) => ({ seat })) })}
    >
      {ships.map((seat) => (
        <SeatBadge key={seat} colour={colourOf(table, seat)} size={22} />
      ))}
    </span>
  );
}
