import type { OpenQuestion, Seat } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { SeatName } from '@fondaco/page-kit/table/seat-name.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { colourOf, useGame } from '../game.tsx';
import { placeOf } from '../glides.tsx';
import { Details } from './details.tsx';
import { Piles, Stats } from './stats.tsx';

interface Props {
  seat: Seat;
  questions: OpenQuestion[];
}

/** One of the others; a tap opens all that is known of them. */
export function Rival({ seat, questions }: Props) {
  const { table, view } = useGame();
  const text = useText();
  const colour = colourOf(table, seat);
  const turn = view.active === seat && !view.over;
  return (
    <article
      className={`om-rival ${turn ? 'om-rival-turn' : ''}`}
      style={{ '--om-p': seatInk(colour) } as React.CSSProperties}
      data-place={placeOf(seat, 'box')}
    >
      <header>
        <SeatBadge colour={colour} />
        <SeatName seat={seat} shows={text('om.ui.details')} whole>
          <Details seat={seat} />
        </SeatName>
        <Standing seat={seat} questions={questions} />
      </header>
      <Stats seat={seat} />
      <Piles seat={seat} />
    </article>
  );
}

/** Bot, away, thinking, or how much cargo: the one most worth knowing. */
function Standing({ seat, questions }: Props) {
  const { table, view } = useGame();
  const text = useText();
  const info = table.seats.find((s) => s.seat === seat);
  const asked = questions.some((q) => q.seat === seat && q.need !== 'may');
  const words =
    asked && !view.over
      ? text('om.ui.thinking')
      : info?.person && !info.bot && !info.here
        ? text('om.ui.away')
        : text('om.ui.inCargo', { count: view.players[seat]?.cargo.length ?? 0 });
  return (
    <span className="om-rival-state">
      {info?.bot && <Icon name="vintage-robot" label={text('om.ui.bot')} />}
      {asked && !view.over && <Icon name="hourglass" />}
      <span>{words}</span>
    </span>
  );
}
