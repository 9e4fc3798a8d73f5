import { msg, type Turn } from '@fondaco/kernel';
import { pay } from '../../../shared/rules/bank.ts';
import { checkMissions } from '../cards/missions/check.ts';
import { activePlayer, type Config, leftOf, type StandardIo } from '../config.ts';
import { endByFee, endByRounds } from '../end/end.ts';
import { askHeading } from '../flight/heading.ts';
import type { Kind } from '../frame.ts';
import type { State } from '../state.ts';
import { feesDue } from '../variants/challenge-effects.ts';
import { freshTurn } from './fresh-turn.ts';

/** Turns are counted as if every seat had one in each round; the end of the game comes after the last of them. */
export function turnOf({ active, first, round, players, over }: State): Turn {
  const seats = players.length;
  const turns = over ? seats : (active - first + seats) % seats;
  return { seat: active, number: round * seats + turns };
}

/** mvs.turn.1: a turn is movement, first contact, transaction and building. Asks about the movement. */
export function beginTurn(config: Config, s: State, io: StandardIo): void {
  s.turn = freshTurn();
  io.tell({ t: 'turn', seat: s.active, round: s.round });
  const fees = feesDue(config, s);
  if (fees > activePlayer(s).credits) {
    endByFee(config, s, io);
    return;
  }
  if (fees > 0) {
    pay(s, s.active, fees);
    io.tell({ t: 'fee', seat: s.active, credits: fees });
  }
  askHeading(s);
}

/** mvs.round.4: the next to the left; after the last of them the next round. */
export function next(config: Config): Kind<'next'> {
  return {
    decisions: () => [],
    legal: () => [],
    label: () => ({ label: msg('mvs.do.done') }),
    reduce: () => {},
    resume(s, _f, io) {
      if (checkMissions(config, s, io, true)) return true;
      s.turn = freshTurn(); // mvs.round.1: nothing of it counts for other players
      s.active = leftOf(s, s.active);
      if (s.active !== s.first) beginTurn(config, s, io);
      else if (s.round === s.lastRound) endByRounds(config, s, io);
      else {
        s.round++;
        beginRound(s, io);
      }
      return true;
    },
  };
}

/** mvs.round.1: the marker moves on, then titles, then the icon, then the turns. */
function beginRound(s: State, io: StandardIo): void {
  io.tell({ t: 'round', round: s.round });
  s.active = s.first;
  s.agenda = [{ f: 'round', step: 'titles' }];
}
