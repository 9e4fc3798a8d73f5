import type { Colour } from './galaxy.ts';

/** What an encounter token shows. */
export type EncounterToken =
  | { kind: 'gate'; number: number }
  | { kind: 'hazard'; colour: Colour; cost: number }
  | { kind: 'port' }
  | { kind: 'relic'; relic: string };

const GATE = /^gate(\d+)$/;
const HAZARD = /^(red|yellow|blue)(\d+)$/;

/** Parses a token's id, which says what the token shows. */
export function parseToken(id: string): EncounterToken {
  const gate = GATE.exec(id);
  if (gate) return { kind: 'gate', number: Number(gate[1]) };
  const hazard = HAZARD.exec(id);
  if (hazard) return { kind: 'hazard', colour: hazard[1] as Colour, cost: Number(hazard[2]) };
  return id === 'openPort' ? { kind: 'port' } : { kind: 'relic', relic: id };
}
