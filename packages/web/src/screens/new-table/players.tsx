import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useColourName } from '../people.tsx';
import { botName, LEVELS, USUAL_BOT } from '../words.ts';

/** Somebody around the screen. */
export interface LocalPlayer {
  id: number;
  name: string;
  colour: number;
  /** The level of a bot; null: a person. */
  bot: string | null;
}

interface PlayersProps {
  players: readonly LocalPlayer[];
  seats: { min: number; max: number };
  onChange(players: LocalPlayer[]): void;
}

/** Names and colours of those around one screen, and bots for the rest. */
export function Players({ players, seats, onChange }: PlayersProps) {
  const text = useText();
  const change = (id: number, patch: Partial<LocalPlayer>): void =>
    onChange(players.map((p) => (p.id === id ? { ...p, ...patch } : p)));
  // Two never look alike: who had the colour gets the one given up.
  const recolour = (player: LocalPlayer, colour: number): void =>
    onChange(
      players.map((p) => {
        if (p.id === player.id) return { ...p, colour };
        return p.colour === colour ? { ...p, colour: player.colour } : p;
      }),
    );
  const add = (bot: string | null): void => {
    const colour = [...Array(seats.max).keys()].find((c) => players.every((p) => p.colour !== c));
    const id = Math.max(...players.map((p) => p.id)) + 1;
    onChange([...players, { id, name: '', colour: colour ?? 0, bot }]);
  };
  return (
    <fieldset className="choices">
      <legend>{text('lobby.form.around')}</legend>
      <ol className="players">
        {players.map((player, i) => (
          <PlayerRow
            key={player.id}
            {...{ player, seat: i, colours: seats.max }}
            onName={(name) => change(player.id, { name })}
            onBot={(bot) => change(player.id, { bot })}
            onColour={(colour) => recolour(player, colour)}
            onRemove={
              players.length > seats.min
                ? () => onChange(players.filter((p) => p.id !== player.id))
                : null
            }
          />
        ))}
      </ol>
      {players.length < seats.max && (
        <div className="actions">
          <Button onClick={() => add(null)}>
            <Icon name="plus" />
            {text('lobby.form.addPerson')}
          </Button>
          <Button onClick={() => add(USUAL_BOT)}>
            <Icon name="vintage-robot" />
            {text('lobby.form.addBot')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface PlayerRowProps {
  player: LocalPlayer;
  seat: number;
  colours: number;
  onName(name: string): void;
  onBot(bot: string | null): void;
  onColour(colour: number): void;
  onRemove: (() => void) | null;
}

function PlayerRow({ player, seat, colours, onName, onBot, onColour, onRemove }: PlayerRowProps) {
  const text = useText();
  const colourName = useColourName();
  const n = seat + 1;
  return (
    <li className="player">
      <SeatBadge colour={player.colour} size={28} />
      <input
        className="player-name"
        aria-label={text('lobby.form.playerName', { n })}
        value={player.name}
        maxLength={30}
        translate="no"
        placeholder={player.bot !== null ? botName(text, seat) : text('lobby.form.player', { n })}
        onChange={(e) => onName(e.target.value)}
      />
      <select
        className="select player-colour"
        aria-label={text('lobby.form.playerColour', { n })}
        value={player.colour}
        onChange={(e) => onColour(Number(e.target.value))}
      >
        {[...Array(colours).keys()].map((colour) => (
          <option key={colour} value={colour}>
            {colourName(colour)}
          </option>
        ))}
      </select>
      <select
        className="select player-kind"
        aria-label={text('lobby.form.playerKind', { n })}
        value={player.bot ?? ''}
        onChange={(e) => onBot(e.target.value || null)}
      >
        <option value="">{text('lobby.form.person')}</option>
        <optgroup label={text('app.bot')}>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {text(`app.level.${level}`)}
            </option>
          ))}
        </optgroup>
      </select>
      {onRemove && (
        <Button
          look="quiet"
          className="player-remove"
          aria-label={text('lobby.form.remove', { n })}
          onClick={onRemove}
        >
          <Icon name="cross" />
        </Button>
      )}
    </li>
  );
}
