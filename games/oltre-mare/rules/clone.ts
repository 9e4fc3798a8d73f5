import type { Frame, Player, State } from './state.ts';

export function clone(s: State): State {
  return {
    agenda: s.agenda.map(cloneFrame),
    nextId: s.nextId,
    first: s.first,
    active: s.active,
    turn: s.turn,
    pile: s.pile.slice(),
    discards: s.discards.slice(),
    venice: s.venice,
    markers: { ...s.markers },
    players: s.players.map(clonePlayer),
    played: s.played.slice(),
    hasPlayed: s.hasPlayed,
    bought: s.bought,
    ending: s.ending,
    over: s.over,
  };
}

function clonePlayer(p: Player): Player {
  return {
    ducats: p.ducats,
    ledger: { ...p.ledger },
    prestige: p.prestige,
    hand: p.hand.slice(),
    known: p.known.slice(),
    cargo: p.cargo.slice(),
    cargoScored: p.cargoScored,
    pirates: p.pirates.slice(),
    laid: p.laid.slice(),
    port: p.port,
    markers: p.markers.slice(),
    active: p.active,
  };
}

/** Offers and their slots never change once made, so their list is all that needs copying. */
export function cloneFrame(f: Frame): Frame {
  if (f.f === 'sail') return { ...f, used: f.used.slice() };
  if (f.f !== 'trade') return { ...f };
  return {
    ...f,
    ids: f.ids.slice(),
    call: f.call && { ...f.call, answered: f.call.answered.slice() },
    offers: f.offers.slice(),
    made: f.made.slice(),
    traded: f.traded.slice(),
  };
}
