import { isRecord } from '@fondaco/kernel';
import type { TerminalLook } from './look.ts';

/** For games without a look of their own: prints the view as it is. The options are listed by the caller. */
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
