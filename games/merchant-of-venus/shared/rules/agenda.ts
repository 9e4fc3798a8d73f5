import type { Frame, HasAgenda } from '@fondaco/kernel';

/** The frame of a kind that is on top of any other of it, under whatever is asked besides. */
export function frameOf<F extends Frame, K extends F['f']>(
  s: HasAgenda<F>,
  kind: K,
): Extract<F, { f: K }> {
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const f = s.agenda[i];
    if (f?.f === kind) return f as Extract<F, { f: K }>;
  }
  throw new Error(`the agenda has no ${kind}`);
}

/** Back from a question that lay on one of a kind: what is asked next is a new question. */
export function resume<F extends Frame & { id?: number }, K extends F['f']>(
  s: HasAgenda<F>,
  kind: K,
): Extract<F, { f: K }> {
  s.agenda.pop();
  const f = frameOf(s, kind);
  f.id = s.nextId++;
  return f;
}
