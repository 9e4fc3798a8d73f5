import { msg } from '@fondaco/kernel';
import { type NoteTable, named, type ToldTurn, type TurnSummary } from '@fondaco/page-kit/turn.ts';
import {
  addDeed,
  emptyVoyage,
  sumUpVoyage,
  VOYAGE,
  type VoyageNotes,
} from '../../shared/page/sum-up.ts';
import type { ClassicEvent } from '../rules/index.ts';

/** Dice, tokens and ways of paying are left to the steps, and so is talk that led to nothing. */
export const NOTES: NoteTable<VoyageNotes, ClassicEvent> = {
  ...VOYAGE,
  began: null,
  wished: null,
  race: null,
  turn: null,
  headed: null,
  namedGate: null,
  switchedDrive: null,
  rolled: null,
  rerolled: null,
  assigned: null,
  switched: null,
  locked: null,
  observed: null,
  peeked: null,
  turnedUp: null,
  landed: null,
  usedIou: null,
  lostIou: null,
  bartered: null,
  lostValue: null,
  offloaded: null,
  drawn: null,
  offered: null,
  declined: null,
  withdrew: null,
  fell: null,
  waits: null,
  bankEmpty: null,
  ended: null,
  paidHazard(notes, e) {
    notes.paid += e.price;
    addDeed(notes.onTheWay, 2, msg('mv.turn.hazard'));
  },
  tookRelic(notes, _, told) {
    const relic = named(told, 'relic');
    if (relic) addDeed(notes.onTheWay, 7, msg('mv.turn.relic', { relic }));
  },
  builtFactory(notes, e) {
    notes.paid += e.price;
    addDeed(notes.inPort, 7, msg('mv.turn.factory'));
  },
  builtPort(notes, e) {
    notes.paid += e.price;
    addDeed(notes.inPort, 7, msg('mv.turn.port'));
  },
  boughtShip(notes, e, told) {
    notes.paid += e.price;
    const ship = named(told, 'ship');
    if (ship) addDeed(notes.inPort, 7, msg('mv.turn.ship', { ship }));
  },
  commission(notes, { seat, credits }) {
    if (seat !== notes.seat)
      addDeed(notes.inPort, 3, msg('mv.turn.commission', { who: { seat }, credits }));
  },
  traded(notes, e) {
    const seat = e.seat === notes.seat ? e.to : e.seat;
    addDeed(notes.inPort, 6, msg('mv.turn.traded', { with: { seat } }));
  },
};

/** A turn in a sentence, and what it changed. */
export const sumUp = (turn: ToldTurn): TurnSummary =>
  sumUpVoyage<VoyageNotes, ClassicEvent>(NOTES, emptyVoyage(turn.seat), turn);
