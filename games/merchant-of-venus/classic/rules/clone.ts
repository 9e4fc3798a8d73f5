import type { Frame, Player, State } from './state.ts';

/** Copies frames and players, and shares the rest: see `State`. */
export function clone(s: State): State {
  const agenda: Frame[] = [];
  for (const f of s.agenda) agenda.push({ ...f });
  const players: Player[] = [];
  for (const p of s.players) players.push(clonePlayer(p));
  return {
    agenda,
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
    players,
    over: s.over,
  };
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
