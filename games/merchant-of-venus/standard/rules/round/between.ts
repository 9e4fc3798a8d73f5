import type { Frame, State } from '../state.ts';

/** Frames at the bottom of the agenda between turns: the setup, and the start of a round. */
const NOBODYS: readonly Frame['f'][] = [
  'pilots',
  'dials',
  'outfit',
  'reveal',
  'stockUp',
  'berth',
  'round',
];

/** mvs.round.1: from the end of a round's last turn until the first player's turn begins. */
export const isBetweenTurns = (s: Pick<State, 'agenda'>): boolean => {
  const bottom = s.agenda[0];
  return bottom === undefined || NOBODYS.includes(bottom.f);
};
