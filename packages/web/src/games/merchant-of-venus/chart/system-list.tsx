import { msg, type TableInfo } from '@fondaco/kernel';
import type { ClassicView, SpaceId, SystemId } from '@fondaco/merchant-of-venus';
import type { ReactNode } from 'react';
import { SeatBadge } from '../../../icons/seat-badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSay, useText } from '../../../words/words.tsx';
import { colourOf } from '../game.tsx';
import { SYSTEMS, spotOf } from './galaxy.ts';
import type { Goal } from './goals.ts';
import { reachOf, spaceMsg, systemMsg } from './use-words.ts';

interface Props {
  view: ClassicView;
  table: TableInfo;
  goals: readonly Goal[];
  busy: boolean;
  onShow(system: SystemId): void;
  onGo: ((goal: Goal) => void) | null;
}

/** The chart as rows: every system, who lives and who is there, and the places in reach. */
export function SystemList({ view, table, goals, busy, onShow, onGo }: Props): ReactNode {
  const text = useText();
  const say = useSay();
  const between = goals.filter(({ space }) => !SYSTEMS.some(({ id }) => id === regionOf(space)));
  const rows = (list: readonly Goal[]): ReactNode =>
    list.map((goal) => (
      <li key={goal.space} className="mv-chart-row-goal">
        <span>
          <strong>{say(spaceMsg(goal.space))}</strong>
          <small>{reachOf(goal).map(say).join(' · ')}</small>
        </span>
        {onGo ? (
          <Button aria-disabled={busy} onClick={() => !busy && onGo(goal)}>
            {text('mv.chart.goThere')}
          </Button>
        ) : null}
      </li>
    ));
  return (
    <div className="mv-chart-list">
      <h3>{text('mv.chart.listTitle')}</h3>
      <ul>
        {SYSTEMS.map(({ id }) => {
          const here = goals.filter(({ space }) => regionOf(space) === id);
          return (
            <li key={id} className={here.length > 0 ? 'mv-chart-row is-open' : 'mv-chart-row'}>
              <button type="button" className="mv-chart-row-name" onClick={() => onShow(id)}>
                <span>
                  <strong>{say(systemMsg(id))}</strong>
                  <Culture view={view} system={id} />
                </span>
                <Present view={view} table={table} system={id} />
              </button>
              {here.length > 0 ? <ul>{rows(here)}</ul> : null}
            </li>
          );
        })}
        {between.length > 0 ? (
          <li className="mv-chart-row is-open">
            <strong className="mv-chart-row-name">{text('mv.chart.onRoutes')}</strong>
            <ul>{rows(between)}</ul>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

const regionOf = (space: SpaceId): string => spotOf(space)?.region ?? '';

function Culture({ view, system }: { view: ClassicView; system: SystemId }): ReactNode {
  const say = useSay();
  const contact = view.systems[system];
  if (!contact) return null;
  const { culture, open } = contact;
  const key = culture ? (open ? 'met' : 'seen') : 'unmet';
  const params = culture ? { culture: msg(`mv.culture.${culture}`) } : {};
  return <small>{say(msg(`mv.chart.${key}`, params))}</small>;
}

/** Ships in the system, by sign and, for a screen reader, by name. */
function Present({
  view,
  table,
  system,
}: {
  view: ClassicView;
  table: TableInfo;
  system: SystemId;
}): ReactNode {
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
