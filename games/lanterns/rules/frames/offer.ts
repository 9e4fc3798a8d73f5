import { type Chance, type Form, type Io, msg, type Refusal, sampleForm } from '@fondaco/kernel';
import type { LanternPack } from '../components.ts';
import {
  type Action,
  coinsOf,
  dark,
  type Event,
  newId,
  rowOf,
  type State,
  type TurnFrame,
} from '../state.ts';

type OfferAction = Extract<Action, { do: 'offer' }>;

/** Two lanterns ask at least as many coins (lantern.offer.2). */
const LEAST_FOR_TWO = 2;

/** lantern.offer.1: one or two dark lanterns, for no more coins than the richest other seat has. */
export function offerForm(s: State, f: TurnFrame, pack: LanternPack): Form[] {
  const mine = dark(rowOf(s, f.seat));
  if (f.offered || mine.length === 0) return [];
  const kinds = pack.lanterns.map((x) => ({ id: x.kind, label: kindName(x.kind) }));
  return [
    {
      kind: 'offer',
      rule: 'lantern.offer.1',
      label: msg('lantern.act.offer'),
      base: { do: 'offer' },
      fields: [
        { name: 'coins', t: 'amount', min: 0, max: richest(s, f) },
        {
          name: 'lanterns',
          t: 'some',
          of: mine.map((x) => ({ id: String(x.id), label: msg('lantern.lantern', { id: x.id }) })),
          min: 1,
          max: Math.min(2, mine.length),
        },
        {
          name: 'claims',
          t: 'about',
          items: 'lanterns',
          fields: [{ name: 'kind', t: 'one', of: kinds }],
        },
      ],
    },
  ];
}

export const kindName = (kind: string) => ({ key: `lantern.kind.${kind}`, or: kind });

const richest = (s: State, f: TurnFrame): number =>
  Math.max(...s.coins.filter((_, seat) => seat !== f.seat));

export function judgeOffer(a: Action): Refusal | undefined {
  if (a.do !== 'offer' || a.lanterns.length < 2 || a.coins >= LEAST_FOR_TWO) return undefined;
  return { rule: 'lantern.offer.2', msg: msg('lantern.no.cheap', { coins: LEAST_FOR_TWO }) };
}

export function sampleOffer(s: State, f: TurnFrame, form: Form, chance: Chance): Action {
  const a = sampleForm(form, chance) as unknown as OfferAction;
  if (!judgeOffer(a)) return a;
  return richest(s, f) < LEAST_FOR_TWO
    ? { ...a, lanterns: a.lanterns.slice(0, 1) }
    : { ...a, coins: LEAST_FOR_TWO };
}

/** lantern.offer.3: only those who can pay are asked. */
export function makeOffer(s: State, f: TurnFrame, a: OfferAction, io: Io<Event>): void {
  const lanterns = a.lanterns.map(Number).sort((x, y) => x - y);
  const offer = newId(s);
  f.offered = true;
  f.offer = {
    id: offer,
    lanterns,
    coins: a.coins,
    claims: copyClaims(a.claims ?? {}),
    asks: s.coins.map((_, seat) =>
      seat !== f.seat && coinsOf(s, seat) >= a.coins ? newId(s) : null,
    ),
  };
  io.tell({ e: 'offered', seat: f.seat, offer, lanterns, coins: a.coins });
}

export const copyClaims = (claims: NonNullable<OfferAction['claims']>): typeof claims =>
  Object.fromEntries(Object.entries(claims).map(([id, said]) => [id, { ...said }]));

export function closeOffer(f: TurnFrame): void {
  f.offer = null;
}
