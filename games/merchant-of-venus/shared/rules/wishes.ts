import type { Chance } from '@fondaco/kernel';

/**
 * mvc.setup.4, mvs.setup.4: what each seat gets of the things wished for. No two get the same: where several want one,
 * chance decides, and those who go without get one of the things left.
 */
export function grantWishes(
  things: readonly string[],
  wishes: readonly (string | null)[],
  chance: Chance,
  tag: string,
): string[] {
  const left = things.slice();
  const granted = wishes.map((): string | null => null);
  for (const thing of things) {
    const who = wishes.flatMap((wish, seat) => (wish === thing ? [seat] : []));
    const seat = who.length > 1 ? who[chance.int(who.length, 'wish')] : who[0];
    if (seat === undefined) continue;
    granted[seat] = thing;
    left.splice(left.indexOf(thing), 1);
  }
  return granted.map(
    (thing) => thing ?? (left.splice(chance.int(left.length, tag), 1)[0] as string),
  );
}
