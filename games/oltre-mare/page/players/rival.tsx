import type { OpenQuestion, Seat } from '@fondaco/kernel';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { SeatName } from '@fondaco/page-kit/table/seat-name.tsx';
import { SeatStatus } from '@fondaco/page-kit/table/seat-status.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { colourOf, useGame } from '../game.tsx';
import { seatPlace } from '../glides.tsx';
import { Details } from './details.tsx';
import { PlayerPiles, PlayerStats } from './stats.tsx';

interface Props {
  seat: Seat;
  questions: OpenQuestion[];
}

/** The panel of another player. Pressing the name opens the details. */
export function RivalPanel({ seat, questions }: Props) {
  const { table, view } = useGame();
  const text = useText();
  const colour = colourOf(table, seat);
  const turn = view.active === seat && !view.over;
  const asked = !view.over && questions.some((q) => q.seat === seat && q.need !== 'may');
  return (
    <article
      className={`om-rival ${turn ? 'om-rival-turn' : ''}`}
      style={{ '--om-p': seatInk(colour) } as React.CSSProperties}
      data-place={seatPlace(seat, 'box')}
    >
      <header>
        <SeatBadge colour={colour} />
        <SeatName seat={seat} shows={text('om.ui.details')} whole>
          <Details seat={seat} />
        </SeatName>
        <SeatStatus seat={seat} asked={asked}>
          <span>{text('om.ui.inCargo', { count: view.players[seat]?.cargo.length ?? 0 })}</span>
        </SeatStatus>
      </header>
      <PlayerStats seat={seat} />
      <PlayerPiles seat={seat} />
    </article>
  );
}
