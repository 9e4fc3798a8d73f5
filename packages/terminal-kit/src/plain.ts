import { isRecord } from '@fondaco/kernel';
import type { TerminalLook } from './look.ts';

/** A game without a look of its own: what the seat sees, as it is; what can be done is listed by the program. */
export function plainLook(): TerminalLook {
  return {
    turn: (view) => JSON.stringify(view),
    title: () => '',
    map: () => [],
    players: () => [],
    hand: (view) => linesOf(view),
    table: () => [],
    aid: () => [],
    goal: (_view, goal) => ({ label: `${goal.t} ${goal.id}`, note: '' }),
  };
}

const linesOf = (view: unknown): string[] =>
  isRecord(view)
    ? Object.entries(view)
        .filter(([key]) => key !== 'agenda')
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    : [JSON.stringify(view)];
