import { badInputAt } from '@fondaco/kernel';
import Type from 'typebox';

/** Schemas that the component values of both games share. */
export const strict = { additionalProperties: false };
export const id = Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,39}$' });
export const name = Type.String({ minLength: 1, maxLength: 40 });
export const credits = Type.Integer({ minimum: 0, maximum: 10_000 });
export const counted = Type.Integer({ minimum: 0, maximum: 100 });

export const demand = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9@]{1,60}$' }),
    good: id,
    at: id,
    count: counted,
    bonus: credits,
  },
  strict,
);

/** Throws BadInput if an id occurs twice in one of the lists, each given with its path. */
export function eachOnce(lists: readonly [path: string, readonly { id: string }[]][]): void {
  for (const [path, list] of lists) {
    const seen = new Set<string>();
    for (const { id } of list) {
      if (seen.has(id)) throw badInputAt(`/${path}`, 'mv.pack.twice', { id });
      seen.add(id);
    }
  }
}

export function known(set: ReadonlySet<string>, key: string, id: string, path: string): void {
  if (!set.has(id)) throw badInputAt(path, `mv.pack.${key}`, { id });
}
