import { isOwn, type OpenQuestion, type OwnQuestion } from '@fondaco/kernel';

/** The question of this seat a hint would be about: the most urgent one with a choice; null if there is none. */
export function questionForHint(questions: readonly OpenQuestion[]): OwnQuestion | null {
  const own = questions.filter(isOwn).filter((q) => q.need !== 'may');
  const first = own.find((q) => q.need === 'must') ?? own[0];
  if (!first) return null;
  const choices = first.options.filter((o) => !o.off).length + first.forms.length;
  const optional = first.need === 'asked' ? 1 : 0;
  return choices + optional > 1 ? first : null;
}
