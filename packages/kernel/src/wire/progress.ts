import { countOf } from '../log.ts';
import type { AnyMatch } from '../match.ts';
import type { TableInfo } from './messages.ts';

type Progress = Pick<TableInfo, 'entries' | 'waitsFor' | 'scores' | 'trouble'> & {
  status: 'running' | 'over';
};

/** The parts of a table's info that follow from its game. A successful step clears any trouble. */
export function progressOf(match: AnyMatch): Progress {
  const { rules, state } = match;
  const result = rules.result(state);
  const waiting = rules.decisions(state, 'must').map((d) => d.seat);
  return {
    status: result ? 'over' : 'running',
    entries: countOf(match),
    waitsFor: [...new Set(waiting)].sort((a, b) => a - b),
    scores: result?.seats.map(({ place, score }) => ({ place, score })) ?? null,
    trouble: null,
  };
}
