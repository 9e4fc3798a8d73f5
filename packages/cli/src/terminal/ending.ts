import { msg, type Result } from '@fondaco/kernel';
import { alignColumns } from '@fondaco/terminal-kit/layout.ts';
import { seatStyle } from '@fondaco/terminal-kit/paint.ts';
import type { Terminal } from '@fondaco/terminal-kit/terminal.ts';

/** The final places, and the source of every point. */
export function endingLines(desk: Terminal, result: Result): string[] {
  const { say, tell, paint } = desk;
  const order = result.seats
    .map((_, seat) => seat)
    .sort((a, b) => placeOf(result, a) - placeOf(result, b));
  const sources = [...new Set(result.seats.flatMap((x) => x.parts.map((p) => p.source)))];
  const points = (seat: number, source: string): string =>
    String(result.seats[seat]?.parts.find((p) => p.source === source)?.points ?? 0);
  return [
    '',
    paint('bold', say(result.why)),
    ...alignColumns([
      ['', ...order.map((seat) => paint(seatStyle(seat), say(msg('cli.who', { who: { seat } }))))],
      ...sources.map((source) => [say(msg(source)), ...order.map((seat) => points(seat, source))]),
      [tell('play.total'), ...order.map((seat) => String(result.seats[seat]?.score))],
      [tell('play.place'), ...order.map((seat) => String(placeOf(result, seat)))],
    ]),
  ];
}

const placeOf = (result: Result, seat: number): number => result.seats[seat]?.place ?? 0;
