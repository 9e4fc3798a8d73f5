import type { Colour } from './galaxy.ts';

export type Token =
  | { kind: 'gate'; number: number }
  | { kind: 'hazard'; colour: Colour; cost: number }
  | { kind: 'port' }
  | { kind: 'relic'; relic: string };

const GATE = /^gate(\d+)$/;
const HAZARD = /^(red|yellow|blue)(\d+)$/;

/** What an encounter token shows; the name of a token says it. */
export function tokenOf(id: string): Token {
  const gate = GATE.exec(id);
  if (gate) return { kind: 'gate', number: Number(gate[1]) };
  const hazard = HAZARD.exec(id);
  if (hazard) return { kind: 'hazard', colour: hazard[1] as Colour, cost: Number(hazard[2]) };
  return id === 'openPort' ? { kind: 'port' } : { kind: 'relic', relic: id };
}
