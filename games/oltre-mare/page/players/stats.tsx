import type { Seat } from '@fondaco/kernel';
import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { MarkerName, MarkerSeal } from '../cards/signs.tsx';
import { PileTop, PiratePile } from '../cards/small.tsx';
import { useGame } from '../game.tsx';
import { seatPlace } from '../glides.tsx';
import './players.css';

/** Ducats, prestige, cards in hand and markers of a player, as icons with numbers. */
export function PlayerStats({ seat, big = false }: { seat: Seat; big?: boolean }) {
  const { view } = useGame();
  const p = view.players[seat];
  if (!p) return null;
  return (
    <div className={`om-stats ${big ? 'om-stats-big' : ''}`}>
      <Stat icon="two-coins" name="ducats" n={p.ducats} place={seatPlace(seat, 'ducats')} />
      <Stat icon="laurels" name="prestige" n={p.prestige} />
      <Stat icon="stack" name="hand" n={p.handSize} place={seatPlace(seat, 'hand')} />
      <Stat icon="wax-seal" name="markers" n={p.markers.length} />
    </div>
  );
}

function Stat(props: { icon: IconName; name: string; n: number; place?: string }) {
  const { icon, name, n, place } = props;
  const text = useText();
  return (
    <span className={`om-stat om-stat-${name} ${n < 0 ? 'om-negative' : ''}`} data-place={place}>
      <Icon name={icon} />
      <span className="unseen">{text(`om.ui.stat.${name}`, { count: n })}</span>
      <span aria-hidden="true" key={n} className="om-stat-n">
        {n < 0 ? `−${-n}` : n}
      </span>
    </span>
  );
}

/** A player's cargo and pirate piles and the active marker. `named` writes out the marker's name. */
export function PlayerPiles({ seat, named = true }: { seat: Seat; named?: boolean }) {
  const { view, catalog } = useGame();
  const text = useText();
  const p = view.players[seat];
  if (!p) return null;
  return (
    <div className="om-piles">
      <span data-place={seatPlace(seat, 'cargo')}>
        <PileTop seat={seat} />
      </span>
      <span data-place={seatPlace(seat, 'pirates')}>
        <PiratePile n={p.pirates.length} />
      </span>
      <span className="om-active" data-place={seatPlace(seat, 'marker')}>
        <MarkerSeal marker={p.active} />
        <span className={named ? '' : 'unseen'}>
          {p.active ? <MarkerName catalog={catalog} marker={p.active} /> : text('om.ui.noMarker')}
        </span>
      </span>
    </div>
  );
}
