import type { Config } from '../config.ts';
import { isBetweenTurns } from '../round/between.ts';
import { firstRound, iconOf, produces } from '../round/icons.ts';
import type { View } from '../view.ts';
import { topFrame } from './frames.ts';

export type Phase = 'movement' | 'contact' | 'transaction' | 'spaceport';
export type FlightStep = 'heading' | 'speed' | 'move' | 'end';

/** A round on the track, and what it brings. */
export interface Round {
  n: number;
  icon: 'passenger' | 'drill';
  /** mvs.epic.2: all cultures produce. */
  produces: boolean;
}

export interface TurnFacts {
  /** mvs.turn.1: which of the four; null before the first turn, between rounds, and at the end. */
  phase(v: View): Phase | null;
  /** mvs.heading.1 to mvs.move.1: the steps of the movement phase. */
  step(v: View): FlightStep | null;
  /** mvs.round.1: whether the game is between two turns. */
  isBetweenTurns(v: View): boolean;
  /** All rounds of the game. */
  rounds(v: View): Round[];
}

export function turnFacts(config: Config): TurnFacts {
  const phase = (v: View): Phase | null => {
    const dock = topFrame(v, 'dock');
    if (dock) return dock.phase;
    if (topFrame(v, 'build')) return 'spaceport';
    if (topFrame(v, 'ashore')) return 'contact';
    return isBetweenTurns(v) ? null : 'movement';
  };
  return {
    phase,
    step(v) {
      if (phase(v) !== 'movement') return null;
      if (topFrame(v, 'heading')) return 'heading';
      if (topFrame(v, 'speed')) return 'speed';
      return topFrame(v, 'end') || topFrame(v, 'after') ? 'end' : 'move';
    },
    isBetweenTurns,
    rounds({ lastRound }) {
      const first = firstRound(config);
      return Array.from({ length: lastRound - first + 1 }, (_, i) => ({
        n: first + i,
        icon: iconOf(config, first + i),
        produces: produces(config, first + i, lastRound),
      }));
    },
  };
}
