import type { OpenQuestion, Seat } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { SeatName } from '@fondaco/page-kit/table/seat-name.tsx';
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
        <RivalStatus seat={seat} questions={questions} />
      </header>
      <PlayerStats seat={seat} />
      <PlayerPiles seat={seat} />
    </article>
  );
}

/** The most useful fact about the player now: thinking, away, or the size of the cargo; bots are marked. */
function RivalStatus({ seat, questions }: Props) {
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
