import { cloneContact } from '../../shared/rules/contact.ts';
import { cloneEach } from '../../shared/rules/lists.ts';
import type { Culture, Encounter, Frame, Player, State } from './state.ts';

export function clone(s: State): State {
  return {
    agenda: s.agenda.map(cloneFrame),
    nextId: s.nextId,
    first: s.first,
    active: s.active,
    turn: s.turn,
    bank: s.bank,
    systems: cloneEach(s.systems, cloneContact),
    cultures: cloneEach(s.cultures, cloneCulture),
    base: { passengers: s.base.passengers.slice(), relics: s.base.relics.slice() },
    cup: s.cup.slice(),
    stock: { ...s.stock },
    encounters: cloneEach(s.encounters, cloneEncounter),
    ports: { ...s.ports },
    players: s.players.map(clonePlayer),
    over: s.over,
  };
}

const cloneCulture = (c: Culture): Culture => ({
  at: c.at,
  goods: c.goods,
  factoryGood: c.factoryGood,
  factory: c.factory,
  passengers: c.passengers.slice(),
  demands: c.demands.slice(),
  relics: c.relics.slice(),
});

const cloneEncounter = (e: Encounter): Encounter => ({
  token: e.token,
  up: e.up,
  seen: e.seen.slice(),
});

const clonePlayer = (p: Player): Player => ({
  race: p.race,
  credits: p.credits,
  ship: p.ship,
  space: p.space,
  cargo: p.cargo.slice(),
  equipment: { ...p.equipment },
  relics: p.relics.slice(),
  ious: p.ious.slice(),
});

/** Offers never change, and lists of drives and spaces are replaced, never mutated: all are shared. */
function cloneFrame(f: Frame): Frame {
  switch (f.f) {
    case 'races':
      return { ...f, wishes: f.wishes.slice() };
    case 'move':
      return { ...f, dice: f.dice.slice() };
    case 'dock':
      return { ...f, offers: f.offers.slice(), made: f.made.slice() };
    default:
      return { ...f };
  }
}
