import type { Seat } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { SeatName } from '@fondaco/page-kit/table/seat-name.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { CSSProperties } from 'react';
import { seatPlace } from '../../../shared/page/glides.tsx';
import { cultureMsg } from '../catalog.ts';
import { colourOf, useFacts, useGame } from '../game.tsx';
import { Details } from '../players/details.tsx';
import { Credits } from '../signs.tsx';
import { Extras, Holds, useShipWords } from './sheet.tsx';

/** The viewer's own ship: credits, holds and abilities. */
export function OwnPanel({ seat, onShowBuyers }: { seat: Seat; onShowBuyers(): void }) {
  const { table, view } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const shipWords = useShipWords();
  const p = view.players[seat];
  if (!p) return null;
  const worth = facts.worth(view, seat).total;
  const colour = colourOf(table, seat);
  const { name: ship, can } = shipWords(p.ship);
  return (
    <section
      className={`mv-own ${view.active === seat && !view.over ? 'mv-own-turn' : ''}`}
      style={{ '--mv-p': seatInk(colour) } as CSSProperties}
      aria-label={text('mv.ui.yourShip')}
    >
      <div className="mv-own-who">
        <header>
          <SeatBadge colour={colour} size={26} />
          <SeatName seat={seat} shows={text('mv.ui.details')}>
            <Details seat={seat} />
          </SeatName>
          <span className="mv-own-money">
            <Credits n={p.credits} />
          </span>
        </header>
        <p className="mv-own-worth">
          {facts.goal === null
            ? `${text('mv.ui.worth')} ${worth}`
            : text('mv.ui.worthOf', { worth, goal: facts.goal })}
          {p.race && ` · ${say(cultureMsg(p.race))}`}
        </p>
      </div>
      <div className="mv-own-ship" data-place={seatPlace(seat, 'hold')}>
        <p className="mv-own-class">
          <b className="mv-cap">{ship}</b> {can}
        </p>
        <Holds player={p} />
        <Extras player={p} />
      </div>
      <Button className="mv-who-open" aria-keyshortcuts="w" onClick={onShowBuyers}>
        <Icon name="trade" /> {text('mv.ui.whoBuys')} <kbd translate="no">W</kbd>
      </Button>
    </section>
  );
}
