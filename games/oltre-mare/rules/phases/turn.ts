import type { FrameKind } from '@fondaco/kernel';
import { activePlayer, type Config, earn, type OmIo, placeInRound, roundOf } from '../config.ts';
import type { Event } from '../events.ts';
import { veniceOnTop } from '../pile.ts';
import { scoreGame } from '../scoring/final.ts';
import type { Action, Frame, State } from '../state.ts';
import { handLimit, loadOf } from '../top-card.ts';
import { beginTrade } from '../trade/frame.ts';
import { scoreVenice } from '../venice/venice.ts';
import { beginSail } from './sail.ts';

type TurnFrame = Extract<Frame, { f: 'turn' }>;

/** om.turn.1: the phases of a turn, one after another; then the left neighbour's. */
export function turn(config: Config): FrameKind<State, TurnFrame, Action, Event> {
  return {
    decisions: () => [],
    legal: () => [],
    label: () => {
      throw new Error('a turn asks nothing itself');
    },
    reduce: () => {},
    resume(s, f, io) {
      switch (f.next) {
        case 'limit':
          f.next = 'trade';
          payInfluence(config, s, io);
          if (activePlayer(s).hand.length > handLimit(config, s)) ask(s, 'limit');
          return true;
        case 'trade':
          f.next = 'play';
          beginTrade(s);
          return true;
        case 'play':
          f.next = 'sail';
          s.agenda.push({ f: 'play', id: s.nextId++, left: toPlay(config, s) });
          return true;
        case 'sail':
          f.next = 'load';
          beginSail(config, s);
          return true;
        case 'load':
          f.next = 'done';
          ask(s, 'load');
          return true;
        case 'done':
          f.next = 'limit';
          ask(s, 'done');
          return true;
      }
    },
  };
}

function ask(s: State, f: 'limit' | 'load' | 'done'): void {
  s.agenda.push({ f, id: s.nextId++ });
}

/** om.play.2: all cards in hand, if nothing could be bought any more to reach the load. */
const toPlay = (config: Config, s: State): number =>
  Math.min(loadOf(config, s), activePlayer(s).hand.length);

/** om.marker.5: at the start of the turn, before the hand limit. */
function payInfluence(config: Config, s: State, io: OmIo): void {
  const p = activePlayer(s);
  if (p.active !== 'localInfluence') return;
  const ducats = Math.max(0, handLimit(config, s) - config.constants.influenceBase);
  earn(p, 'localInfluence', ducats);
  io.tell({ t: 'influence', seat: s.active, ducats });
}

/** Hands the turn over, or ends the game (om.end.1, om.end.2). */
export function endTurn(config: Config, s: State, io: OmIo): void {
  if (config.edition.veniceSeenOnTop && veniceOnTop(s)) {
    s.pile.pop();
    scoreVenice(config, s, io); // om.venice.4
  }
  const roundOver = placeInRound(s, s.active) === s.players.length - 1;
  if (s.ending && (roundOver || !config.edition.lastRound)) {
    s.agenda = [];
    scoreGame(config, s, io);
    return;
  }
  s.active = (s.active + 1) % s.players.length;
  s.turn++;
  s.bought = 0;
  s.hasPlayed = false;
  io.tell({ t: 'turn', seat: s.active, round: roundOf(s) });
}
