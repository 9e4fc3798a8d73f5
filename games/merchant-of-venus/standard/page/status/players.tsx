import type { OpenQuestion, Seat } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { SeatStatus } from '@fondaco/page-kit/table/seat-status.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type CSSProperties, useState } from 'react';
import { seatPlace } from '../../../shared/page/glides.tsx';
import { colourOf, useFacts, useGame, useSeatName } from '../game.tsx';
import { Credits } from '../signs.tsx';
import { Details } from './details.tsx';
import './status.css';

/** All players with credits, spaceports, fame and infamy. Pressing one opens the details. */
export function PlayerList({ questions }: { questions: OpenQuestion[] }) {
  const { view } = useGame();
  const text = useText();
  return (
    <ul className="mvs-players" aria-label={text('mvs.ui.players')}>
      {view.players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is identified by the seat
        <PlayerRow key={seat} seat={seat} asked={questions.some((q) => q.seat === seat)} />
      ))}
    </ul>
  );
}

function PlayerRow({ seat, asked }: { seat: Seat; asked: boolean }) {
  const { table, view, me } = useGame();
  const facts = useFacts();
  const text = useText();
  const name = useSeatName()(seat);
  const [open, setOpen] = useState(false);
  const p = view.players[seat];
  if (!p) return null;
  const colour = colourOf(table, seat);
  const ports = facts.ports(view, seat);
  const look = `mvs-player ${view.active === seat && facts.phase(view) !== null ? 'is-active' : ''}`;
  return (
    <li>
      <button
        type="button"
        className={look}
        style={{ '--mv-p': seatInk(colour) } as CSSProperties}
        data-place={seatPlace(seat, 'box')}
        onClick={() => setOpen(true)}
      >
        <SeatBadge colour={colour} size={22} />
        <b className="mvs-player-name">
          {name}
          {seat === me && <small> {text('mvs.ui.you')}</small>}
        </b>
        <SeatStatus seat={seat} asked={asked} />
        <span className="mvs-player-money">
          <Credits n={p.credits} />
        </span>
        <span>
          <Icon name="ringed-planet" label={text('mvs.ui.ports')} /> {ports}
        </span>
        <span>
          <Icon name="laurels" label={text('mvs.ui.fameTokens')} /> {p.fame}
        </span>
        <span>
          <Icon name="pirate-flag" label={text('mvs.ui.infamyTokens')} /> {p.infamy}
        </span>
      </button>
      {open && (
        <Dialog title={name} look="sheet" onClose={() => setOpen(false)}>
          <Details seat={seat} />
        </Dialog>
      )}
    </li>
  );
}
