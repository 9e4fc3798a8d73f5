import { type Msg, msg } from '@fondaco/kernel';

/** The names of things; equal ones are listed once, with their number. The word for "nothing" if there are none. */
export function listed(ids: readonly string[], nameOf: (id: string) => Msg): Msg[] {
  if (ids.length === 0) return [msg('mv.nothing')];
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, n]) =>
    n === 1 ? nameOf(id) : msg('mv.times', { n, item: nameOf(id) }),
  );
}
