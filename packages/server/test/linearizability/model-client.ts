import { type Chance, isOwn, type Outlook, type Viewer } from '@fondaco/kernel';
import { someAnswer } from '../players.ts';
import type { Operation } from './history.ts';

/** What a player does next: an answer to a question, or now and then a step back. */
export function chosen(
  seen: ReadonlyMap<Viewer, { outlook: Outlook }>,
  chance: Chance,
): Operation['command'] | undefined {
  for (const [seat, { outlook }] of seen) {
    if (seat === 'table') continue;
    if (outlook.undo !== null && chance.int(12, 'undo') === 0)
      return { t: 'undo', seat, to: outlook.undo };
    const own = outlook.questions.filter(isOwn);
    const q =
      own.find((each) => each.need !== 'may') ?? (chance.int(9, 'may') === 0 ? own[0] : undefined);
    const action = q && someAnswer(q, chance);
    if (q && action !== undefined) return { t: 'answer', seat, decision: q.id, action };
  }
  return undefined;
}
