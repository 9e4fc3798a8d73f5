import type { Result, Seat } from '@fondaco/kernel';
import { msg } from '@fondaco/kernel';
import { type ClassicIo, type Config, infoOf, player } from './config.ts';
import type { State } from './state.ts';
import type { Position } from './view.ts';

/** mvc.end.2: credits, and the printed value of deeds whatever was paid for them. */
export function worthOf(config: Config, s: Position, seat: Seat): Worth {
  const spaceports = portsOf(s, seat) * config.constants.spaceport;
  let factories = 0;
  for (const id in s.cultures)
    if (s.cultures[id]?.factory === seat) factories += infoOf(config, id).deed;
  return { credits: player(s, seat).credits, spaceports, factories };
}

export function portsOf(s: Position, seat: Seat): number {
  let ports = 0;
  for (const orbit in s.ports) if (s.ports[orbit] === seat) ports++;
  return ports;
}

export function factoriesOf(s: Position, seat: Seat): number {
  let factories = 0;
  for (const id in s.cultures) if (s.cultures[id]?.factory === seat) factories++;
  return factories;
}

export interface Worth {
  credits: number;
  spaceports: number;
  factories: number;
}

export function netWorth(config: Config, s: Position, seat: Seat): number {
  const { credits, spaceports, factories } = worthOf(config, s, seat);
  return credits + spaceports + factories;
}

/** How near somebody is to the goal, from 0 to 1. */
export const progressOf = (config: Config, s: Position): number =>
  Math.min(1, Math.max(...s.players.map((_, seat) => netWorth(config, s, seat))) / config.goal);

/** mvc.end.1: checked only at the end of the player's own turn. */
export function reachedGoal(config: Config, s: State, seat: Seat): boolean {
  return !config.options.smallBank && netWorth(config, s, seat) >= config.goal;
}

export function endByGoal(config: Config, s: State, winner: Seat, io: ClassicIo): void {
  const others = ranked(config, s).filter((seat) => seat !== winner);
  s.over = { why: 'goal', order: [winner, ...others] };
  s.agenda = [];
  io.tell({ t: 'ended', winner });
}

/** mvc.option.2 */
export function endByBank(config: Config, s: State, io: ClassicIo): void {
  s.over = { why: 'bank', order: ranked(config, s) };
  s.agenda = [];
  io.tell({ t: 'ended', winner: s.over.order[0] as Seat });
}

/** By net worth. Ties go to the player closer to the first player's right; the first player comes last. */
function ranked(config: Config, s: State): Seat[] {
  const n = s.players.length;
  const fromRight = (seat: Seat): number => (s.first - seat - 1 + 2 * n) % n;
  return s.players
    .map((_, seat) => seat)
    .sort((x, y) => netWorth(config, s, y) - netWorth(config, s, x) || fromRight(x) - fromRight(y));
}

/** mvc.end.3 */
export function resultOf(config: Config, s: State): Result | undefined {
  const { over } = s;
  if (!over) return undefined;
  return {
    why: msg(`mvc.result.${over.why}`, { who: { seat: over.order[0] as Seat } }),
    seats: s.players.map((_, seat) => {
      const worth = worthOf(config, s, seat);
      return {
        place: over.order.indexOf(seat) + 1,
        score: worth.credits + worth.spaceports + worth.factories,
        parts: (['credits', 'spaceports', 'factories'] as const).map((source) => ({
          source: `mvc.worth.${source}`,
          points: worth[source],
        })),
      };
    }),
  };
}
