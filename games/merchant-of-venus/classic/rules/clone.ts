import type { Frame, Player, State } from './state.ts';

/** Copies frames and players, and shares the rest: see `State`. */
export function clone(s: State): State {
  return {
    agenda: cloneFrames(s.agenda),
    nextId: s.nextId,
    first: s.first,
    active: s.active,
    turn: s.turn,
    bank: s.bank,
    systems: s.systems,
    cultures: s.cultures,
    base: s.base,
    cup: s.cup,
    stock: s.stock,
    encounters: s.encounters,
    ports: s.ports,
    players: clonePlayers(s.players),
    over: s.over,
  };
}

export function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copies: Frame[] = [];
  for (const f of frames) copies.push(cloneFrame(f));
  return copies;
}

export function clonePlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = [];
  for (const p of players) copies.push(clonePlayer(p));
  return copies;
}

/** The common kinds are copied each on its own: a spread that always meets the same fields is several times faster. */
function cloneFrame(f: Frame): Frame {
  switch (f.f) {
    case 'heading':
      return { ...f };
    case 'move':
      return { ...f };
    case 'dock':
      return { ...f };
    case 'done':
      return { ...f };
    default:
      return { ...f };
  }
}

export const clonePlayer = (p: Player): Player => ({
  race: p.race,
  credits: p.credits,
  ship: p.ship,
  space: p.space,
  cargo: p.cargo,
  equipment: p.equipment,
  relics: p.relics,
  ious: p.ious,
});
