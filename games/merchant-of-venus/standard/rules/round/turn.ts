import { msg } from '@fondaco/kernel';
import { checkMissions } from '../cards/missions/check.ts';
import { activePlayer, type Config, leftOf, type StandardIo } from '../config.ts';
import { endByFee, endByRounds } from '../end/end.ts';
import { askHeading } from '../flight/heading.ts';
import type { Kind } from '../frame.ts';
import type { State } from '../state.ts';
import { feesDue } from '../variants/challenges.ts';
import { pay } from './bank.ts';
import { freshTurn } from './fresh-turn.ts';
import { beginRound } from './start.ts';

/** mvs.turn.1: movement, first contact, transaction, building; this asks for the first. */
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
  askHeading(config, s, io);
}

/** mvs.turn.3, mvs.mission.4: what asks for the end of a turn is looked at first. */
export function endTurn(_b: Config, s: State, _io: StandardIo): void {
  s.agenda = [{ f: 'next' }];
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
      s.turn = freshTurn(); // mvs.round.1: it counts for nobody else
      s.active = leftOf(s, s.active);
      if (s.active !== s.first) beginTurn(config, s, io);
      else if (s.round === s.lastRound) endByRounds(config, s, io);
      else {
        s.round++;
        beginRound(config, s, io);
      }
      return true;
    },
  };
}
