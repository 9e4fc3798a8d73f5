import { type Form, msg, type Refusal, type Seat } from '@fondaco/kernel';
import type { Piece } from '../../rules/facts/index.ts';
import type { Action, CardId, OfferAction, OfferView, Wishes } from '../../rules/index.ts';
import type { Catalog, Claim } from '../catalog.ts';

/** An offer as one of the two sees it. */
export interface Sides {
  get: Piece[];
  give: Piece[];
  /** Ducats gained; negative: paid. */
  ducats: number;
}

/** From `me` where it is one of the two, else from the one it was made to. */
export function sidesOf(o: OfferView, me: Seat | null): Sides {
  const asked = o.get.map((good) => ({ good }));
  return o.from === me
    ? { get: asked, give: o.give, ducats: -o.ducats }
    : { get: o.give, give: asked, ducats: o.ducats };
}

/** An offer being made. */
export interface Draft {
  to: Seat;
  give: CardId[];
  /** Goods, or ANY. */
  get: string[];
  /** om.trade.10: by good asked for. */
  wishes: Wishes;
  /** What the maker adds; negative: asks for. */
  ducats: number;
  claims: Record<CardId, Claim>;
  /** The offer it answers. */
  counters?: number;
  /** The own offer it takes the place of. */
  replaces?: number;
}

export const emptyDraft = (to: Seat, give: CardId[] = []): Draft => ({
  to,
  give,
  get: [],
  wishes: {},
  ducats: 0,
  claims: {},
});

/** The offer the other way round, as the beginning of a counter-offer. */
export function counterTo(catalog: Catalog, o: OfferView, hand: readonly CardId[]): Draft {
  return {
    to: o.from,
    counters: o.id,
    give: cardsFor(catalog, o.get, hand),
    get: o.give.map((x) => x.good),
    wishes: {},
    ducats: -o.ducats,
    claims: {},
  };
}

/** An own offer, to be made again with changes. */
export function changeOf(o: OfferView): Draft {
  const cards = o.give.flatMap((x) => (x.card === undefined ? [] : [x.card]));
  const said = o.give.flatMap((x) => (x.card && x.claim ? [[x.card, x.claim] as const] : []));
  return {
    to: o.to,
    give: cards,
    get: o.get.slice(),
    wishes: { ...o.wishes },
    ducats: o.ducats,
    claims: Object.fromEntries(said),
    replaces: o.id,
  };
}

/** A first proposal of own cards for goods asked by name; what "any card" is to be, only its owner can say. */
export function cardsFor(
  catalog: Catalog,
  goods: readonly string[],
  hand: readonly CardId[],
): CardId[] {
  const left = hand.slice();
  return goods.flatMap((good) => {
    const at = left.findIndex((id) => catalog.card(id).good === good);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

export function offerAction(d: Draft): OfferAction {
  const claims = Object.fromEntries(
    Object.entries(d.claims).filter(([id, c]) => d.give.includes(id) && Object.keys(c).length > 0),
  );
  return {
    do: 'offer',
    to: d.to,
    give: d.give,
    get: d.get,
    ...wishesOf(d.get, d.wishes),
    ducats: d.ducats,
    ...(Object.keys(claims).length > 0 && { claims }),
    ...(d.counters !== undefined && { counters: d.counters }),
  };
}

/** A call being made. */
export interface CallDraft {
  want: string[];
  wishes: Wishes;
  offer: string[];
}

export const callAction = (d: CallDraft): Action => ({
  do: 'call',
  want: d.want,
  ...wishesOf(d.want, d.wishes),
  offer: d.offer,
});

/** om.trade.10: the wishes that say something, of goods still asked for. */
function wishesOf(goods: readonly string[], wishes: Wishes): { wishes?: Wishes } {
  const kept = Object.entries(wishes).filter(
    ([good, wish]) => goods.includes(good) && Object.keys(wish).length > 0,
  );
  return kept.length > 0 ? { wishes: Object.fromEntries(kept) } : {};
}

/** The form that takes this draft, if the rules have one. */
export const formFor = (forms: readonly Form[], d: Pick<Draft, 'to' | 'counters'>) =>
  forms.find((f) =>
    d.counters === undefined
      ? f.kind === 'offer' && f.base.to === d.to
      : f.kind === 'counter' && f.base.counters === d.counters,
  );

type SomeField = Extract<Form['fields'][number], { t: 'some' }>;
type AmountField = Extract<Form['fields'][number], { t: 'amount' }>;

export const someField = (form: Form | undefined, name: string): SomeField | undefined =>
  form?.fields.find((f): f is SomeField & typeof f => f.name === name && f.t === 'some');

type AboutField = Extract<Form['fields'][number], { t: 'about' }>;
/** One thing that can be said of a card, or wished for. */
export type Part = AboutField['fields'][number];

export const aboutField = (form: Form | undefined, name: string): readonly Part[] =>
  form?.fields.find((f): f is AboutField & typeof f => f.name === name && f.t === 'about')
    ?.fields ?? [];

export const amountField = (form: Form | undefined, name: string): AmountField | undefined =>
  form?.fields.find((f): f is AmountField & typeof f => f.name === name && f.t === 'amount');

/** Why a draft cannot be sent as it is: the rules forbid it, or the form takes no more. */
export function draftProblem(
  d: Draft,
  form: Form | undefined,
  forbidden: Refusal | undefined,
): Refusal | null {
  if (forbidden) return forbidden;
  const most = someField(form, 'get')?.max ?? 0;
  if (form && d.get.length > most)
    return { rule: 'om.trade.4', msg: msg('om.ui.trade.tooMany', { count: most }) };
  return null;
}
