import type { SeatInfo } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../api/index.ts';
import { setMe } from '../data/me.ts';
import { useColourName } from '../people.tsx';
import { seatName, USUAL_BOT, useLevelName } from '../words.ts';
import type { RoomChange } from './seats.tsx';

interface SeatRowProps extends RoomChange {
  seat: SeatInfo;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

export function SeatLine(props: SeatRowProps) {
  const { table, you, busy, change, seat, onUp, onDown } = props;
  const text = useText();
  const host = table.host.id === you?.id;
  const own = seat.person !== null && seat.person.id === you?.id;
  const free = seat.person === null && seat.bot === null;
  const name = seatName(text, seat);
  const n = seat.seat + 1;
  return (
    <>
      {host && <Icon name="grip" size={18} className="room-grip" />}
      <SeatBadge colour={seat.colour} size={30} />
      <div className="room-who">
        {name === null ? (
          <span className="quiet-text">{text('room.free')}</span>
        ) : (
          <span className="room-name person-name" translate="no">
            {name}
          </span>
        )}
        <SeatTraits {...{ table, seat, own }} />
      </div>
      <div className="room-acts">
        {own && <OwnSeat {...props} />}
        {free && you && (
          <Button
            disabled={busy}
            aria-label={text('room.sitAt', { n })}
            onClick={() => change(() => api.join(table.id, { seat: seat.seat }))}
          >
            {text('room.sitHere')}
          </Button>
        )}
        {free && host && (
          <Button
            disabled={busy}
            aria-label={text('room.botAt', { n })}
            onClick={() => change(() => api.bots(table.id, USUAL_BOT, seat.seat))}
          >
            <Icon name="vintage-robot" />
            {text('app.bot')}
          </Button>
        )}
        {host && seat.bot !== null && <BotSeat {...props} bot={seat.bot} />}
        {host && !own && !free && (
          <Button
            look="quiet"
            disabled={busy}
            aria-label={text(seat.bot === null ? 'room.kickName' : 'room.removeBotName', {
              name: name ?? '',
            })}
            onClick={() => change(() => api.kick(table.id, seat.seat))}
          >
            {text(seat.bot === null ? 'room.kick' : 'room.removeBot')}
          </Button>
        )}
      </div>
      {host && (
        <div className="room-order">
          <Button
            look="quiet"
            disabled={busy || !onUp}
            aria-label={text('room.up', { n })}
            onClick={() => onUp?.()}
          >
            <Icon name="up" />
          </Button>
          <Button
            look="quiet"
            disabled={busy || !onDown}
            aria-label={text('room.down', { n })}
            onClick={() => onDown?.()}
          >
            <Icon name="down" />
          </Button>
        </div>
      )}
    </>
  );
}

/** First player, host, you, bot, away. */
function SeatTraits({ table, seat, own }: Pick<SeatRowProps, 'table' | 'seat'> & { own: boolean }) {
  const text = useText();
  const level = useLevelName();
  const traits = [
    own && text('room.you'),
    seat.person?.id === table.host.id && text('room.host'),
    seat.bot !== null && text('app.botLevel', { level: level(seat.bot) }),
    seat.person !== null && !own && !seat.here && text('room.away'),
  ].filter((trait) => trait !== false);
  return traits.length > 0 && <span className="quiet-text">{traits.join(' · ')}</span>;
}

/** How strong the bot of a seat is. */
function BotSeat({ table, bots, bot, seat, busy, change }: SeatRowProps & { bot: string }) {
  const text = useText();
  const level = useLevelName();
  return (
    <select
      className="select"
      aria-label={text('room.levelAt', { n: seat.seat + 1 })}
      value={bot}
      disabled={busy}
      onChange={(e) => change(() => api.bots(table.id, e.target.value, seat.seat))}
    >
      {(bots.includes(bot) ? bots : [bot, ...bots]).map((each) => (
        <option key={each} value={each}>
          {level(each)}
        </option>
      ))}
    </select>
  );
}

/** Name and colour of a seat of mine. */
function OwnSeat({ table, you, seat, busy, change }: SeatRowProps) {
  const text = useText();
  const colourName = useColourName();
  const [typed, setTyped] = useState<string | null>(null);
  const name = seat.name ?? seat.person?.name ?? '';
  const first = table.seats.find((s) => s.person && s.person.id === you?.id)?.seat === seat.seat;
  const rename = (e: FormEvent): void => {
    e.preventDefault();
    const wished = typed?.trim();
    setTyped(null);
    if (!wished || wished === name) return;
    change(async () => {
      // The first seat goes by one's own name; a second one at the same device by a name of its own.
      if (first) setMe(await api.rename(wished));
      return api.seat(table.id, { seat: seat.seat, name: first ? null : wished });
    });
  };
  const colours = Math.max(table.seats.length, 5);
  const taken = (colour: number): boolean =>
    table.host.id !== you?.id &&
    table.seats.some((s) => s.colour === colour && s.person !== null && s.person.id !== you?.id);
  return typed === null ? (
    <>
      <Button look="quiet" onClick={() => setTyped(name)} disabled={busy}>
        <Icon name="quill-ink" />
        {text('room.rename')}
      </Button>
      <select
        className="select room-colour"
        aria-label={text('room.yourColour')}
        value={seat.colour}
        disabled={busy}
        onChange={(e) =>
          change(() => api.seat(table.id, { seat: seat.seat, colour: Number(e.target.value) }))
        }
      >
        {[...Array(colours).keys()].map((colour) => (
          <option key={colour} value={colour} disabled={taken(colour)}>
            {colourName(colour)}
          </option>
        ))}
      </select>
    </>
  ) : (
    <form className="field-row room-rename" onSubmit={rename}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that was just pressed
        autoFocus
        value={typed}
        maxLength={30}
        aria-label={text('lobby.form.yourName')}
        translate="no"
        onChange={(e) => setTyped(e.target.value)}
        onKeyDown={(e) => {
          if (e.key === 'Escape') setTyped(null);
        }}
      />
      <Button type="submit">{text('account.save')}</Button>
    </form>
  );
}
