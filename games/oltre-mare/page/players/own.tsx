import type { Seat } from '@fondaco/kernel';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { SeatName } from '@fondaco/page-kit/table/seat-name.tsx';
import { SeatStatus } from '@fondaco/page-kit/table/seat-status.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { markerMsg } from '../catalog.ts';
import { colourOf, useFacts, useGame } from '../game.tsx';
import { seatPlace } from '../glides.tsx';
import { Details } from './details.tsx';
import { PlayerPiles, PlayerStats } from './stats.tsx';

/** The viewer's own panel: possessions, and what the top cargo card and the active marker mean for this turn. */
export function OwnPanel({ seat }: { seat: Seat }) {
  const { table, view, catalog } = useGame();
  const facts = useFacts();
  const text = useText();
  const colour = colourOf(table, seat);
  const p = view.players[seat];
  const top = facts.top(view, seat);
  const run = facts.topRun(view, seat);
  return (
    <section
      className={`om-own ${view.active === seat && !view.over ? 'om-own-turn' : ''}`}
      style={{ '--om-p': seatInk(colour) } as React.CSSProperties}
      aria-label={text('om.ui.you')}
      data-place={seatPlace(seat, 'box')}
    >
      <header>
        <SeatBadge colour={colour} size={26} />
        <SeatName seat={seat} shows={text('om.ui.details')} whole>
          <Details seat={seat} />
        </SeatName>
        <span className="om-own-you">{text('om.ui.you')}</span>
        <SeatStatus seat={seat} asked={false} />
      </header>
      <PlayerStats seat={seat} big />
      <PlayerPiles seat={seat} named={false} />
      <p className="om-own-note">
        {top && text('om.ui.topMeans', { count: top.load, power: top.power })}
        {run && ` ${text('om.ui.runWorth', { count: run.value })}`}
        {p?.active && (
          <>
            <br />
            <b className="om-cap">
              {text('om.ui.markerDoes', { marker: markerMsg(catalog, p.active) })}
            </b>{' '}
            {text(`om.ui.marker.${p.active}`)}
          </>
        )}
      </p>
    </section>
  );
}
