import type { OpenQuestion, Seat } from '@fondaco/kernel';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { SeatName } from '@fondaco/page-kit/table/seat-name.tsx';
import { SeatStatus } from '@fondaco/page-kit/table/seat-status.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { CSSProperties } from 'react';
import { seatPlace } from '../../../shared/page/glides.tsx';
import { cultureMsg } from '../catalog.ts';
import { colourOf, useFacts, useGame } from '../game.tsx';
import { useShipWords } from '../ship/sheet.tsx';
import { Credits, ItemSign } from '../signs.tsx';
import { Details } from './details.tsx';

interface Props {
  seat: Seat;
  questions: OpenQuestion[];
}

/** A player's net worth on the way to the goal. Pressing the name opens the details. */
export function RivalPanel({ seat, questions }: Props) {
  const { table, view, catalog, me } = useGame();
  const facts = useFacts();
  const text = useText();
  const say = useSay();
  const shipWords = useShipWords();
  const colour = colourOf(table, seat);
  const turn = view.active === seat && !view.over;
  const p = view.players[seat];
  if (!p) return null;
  const worth = facts.worth(view, seat);
  // Without a goal, the richest player's worth fills the bar.
  const full = facts.goal ?? Math.max(1, ...view.players.map((_, x) => facts.worth(view, x).total));
  const share = (n: number): string => `${Math.min(100, (n / full) * 100)}%`;
  const asked = !view.over && questions.some((q) => q.seat === seat && q.need !== 'may');
  return (
    <article
      className={`mv-rival ${turn ? 'mv-rival-turn' : ''} ${seat === me ? 'mv-rival-me' : ''}`}
      style={{ '--mv-p': seatInk(colour) } as CSSProperties}
      data-place={seatPlace(seat, 'box')}
    >
      <header>
        <SeatBadge colour={colour} />
        <SeatName seat={seat} shows={text('mv.ui.details')} whole>
          <Details seat={seat} />
        </SeatName>
        <SeatStatus seat={seat} asked={asked} />
        <b className="mv-rival-worth">
          <span className="unseen">{text('mv.ui.worth')}</span> {worth.total}
        </b>
      </header>
      <div className="mv-bar" aria-hidden="true">
        <i style={{ width: share(Math.max(0, worth.credits)) }} />
        <i style={{ width: share(worth.spaceports + worth.factories) }} />
      </div>
      <p className="mv-rival-line">
        <Credits n={p.credits} />
        <span>{text('mv.ui.deedsWorth', { worth: worth.spaceports + worth.factories })}</span>
        <span className="mv-rival-ship">
          {p.race && `${say(cultureMsg(p.race))} · `}
          {shipWords(p.ship).name}
        </span>
      </p>
      {p.cargo.length > 0 && (
        <div className="mv-rival-cargo" aria-hidden="true">
          {p.cargo.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several of a kind
            <ItemSign key={i} catalog={catalog} id={id} small />
          ))}
        </div>
      )}
    </article>
  );
}
