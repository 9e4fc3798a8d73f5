import { fastChance, silentIo } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { player } from '../config.ts';
import { oltreMare } from '../index.ts';
import type { State } from '../state.ts';

const rules = oltreMare.rules(oltreMare.options.parse({}), oltreMare.components);
/** A card is worth more to the seat whose turn it is. */
const worth = (s: State, seat: number): number =>
  player(s, seat).ducats + (seat === s.active ? 5 : 1) * player(s, seat).hand.length;

test('offers are legal, leave the partner a gain, and end after three in a trading phase', () => {
  const s = rules.setup(3, silentIo(fastChance('proposals')));
  const d = rules.decisions(s).find((x) => x.kind === 'trade');
  if (!d) throw new Error('the game does not begin with trading');
  for (let made = 0; made < 3; made++) {
    const [offer] = rules.proposals?.(s, d, worth) ?? [];
    expect(offer).toMatchObject({ do: 'offer' });
    expect(rules.refuse(s, d, offer)).toBeUndefined();
    if (offer?.do === 'offer')
      expect(offer.ducats).toBeGreaterThan(offer.get.length - offer.give.length);
    rules.reduce(s, d, offer as NonNullable<typeof offer>, silentIo(fastChance('offer')));
  }
  expect(rules.proposals?.(s, d, worth)).toEqual([]);
});
