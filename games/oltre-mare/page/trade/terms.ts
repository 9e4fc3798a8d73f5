import { type Form, type Item, msg, type Refusal, type Seat } from '@fondaco/kernel';
import type { Piece } from '../../rules/facts/index.ts';
import type { Action, CardId, OfferAction, OfferView, Wishes } from '../../rules/index.ts';
import { type ActionIcon, ANY, type Catalog, type Claim } from '../catalog.ts';

/** An offer as one of its two parties sees it. */
export interface OfferSides {
  get: Piece[];
  give: Piece[];
  /** Ducats gained; negative when paid. */
  ducats: number;
}

/** The offer as `me` sees it if `me` is a party, else as the addressee sees it. */
export function offerSides(o: OfferView, me: Seat | null): OfferSides {
  const asked = o.get.map((good) => ({ good }));
  return o.from === me
    ? { get: asked, give: o.give, ducats: -o.ducats }
    : { get: o.give, give: asked, ducats: o.ducats };
}

/** An offer the player is composing. */
export interface OfferDraft {
  to: Seat;
  /** Further seats the same offer is made to. */
  also?: Seat[];
  give: CardId[];
  /** Ids of goods, or ANY. */
  get: string[];
  /** om.trade.10: wishes by good asked for. */
  wishes: Wishes;
  /** Ducats the maker adds; negative when asked for. */
  ducats: number;
  claims: Record<CardId, Claim>;
  /** The id of the offer it answers. */
  counters?: number;
  /** The id of the player's own offer it replaces. */
  replaces?: number;
}

/** A new offer draft to a seat. */
export const emptyDraft = (to: Seat, give: CardId[] = []): OfferDraft => ({
  to,
  give,
  get: [],
  wishes: {},
  ducats: 0,
  claims: {},
});

/** A counter-offer draft that starts as the offer reversed. */
export function counterDraft(catalog: Catalog, o: OfferView, hand: readonly CardId[]): OfferDraft {
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

/** A draft that starts as a copy of the player's own offer and will replace it. */
export function changeDraft(o: OfferView): OfferDraft {
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

/** Proposes own cards for the goods asked for by name. For "any card" it proposes none: only the owner can choose. */
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

/** The action that makes the drafted offer to one seat, without empty claims and wishes. */
export function offerAction(d: OfferDraft): OfferAction {
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

/** The actions that make the drafted offer to everybody it is for. */
export const offerActions = (d: OfferDraft): OfferAction[] =>
  [d.to, ...(d.also ?? [])].map((to) => offerAction({ ...d, to }));

/** A call the player is composing. */
export interface CallDraft {
  want: string[];
  wishes: Wishes;
  offer: string[];
}

/**
 * om.trade.10: the call with a wish for this icon on any card, or without it if it was wished for. A card shows few icons:
 * beyond `most` the oldest wish gives way.
 */
export function toggleIconWish(d: CallDraft, icon: ActionIcon, most: number): CallDraft {
  const { icons = [], ...rest } = d.wishes[ANY] ?? {};
  const next = icons.includes(icon)
    ? icons.filter((i) => i !== icon)
    : [...icons, icon].slice(-most);
  return {
    ...d,
    want: d.want.includes(ANY) ? d.want : [...d.want, ANY],
    wishes: { ...d.wishes, [ANY]: next.length > 0 ? { ...rest, icons: next } : rest },
  };
}

/** The action that makes the drafted call, without empty wishes. */
export const callAction = (d: CallDraft): Action => ({
  do: 'call',
  want: d.want,
  ...wishesOf(d.want, d.wishes),
  offer: d.offer,
});

/** om.trade.10: the non-empty wishes for goods that are still asked for. */
function wishesOf(goods: readonly string[], wishes: Wishes): { wishes?: Wishes } {
  const kept = Object.entries(wishes).filter(
    ([good, wish]) => goods.includes(good) && Object.keys(wish).length > 0,
  );
  return kept.length > 0 ? { wishes: Object.fromEntries(kept) } : {};
}

/** The question's form that takes this draft, if there is one. */
export const formForDraft = (forms: readonly Form[], d: Pick<OfferDraft, 'to' | 'counters'>) =>
  forms.find((f) =>
    d.counters === undefined
      ? f.kind === 'offer' && f.base.to === d.to
      : f.kind === 'counter' && f.base.counters === d.counters,
  );

/** What can be said when this offer is declined; nothing under rules of earlier versions. */
export const reasonsAgainst = (forms: readonly Form[], offer: number): readonly Item[] =>
  forms
    .find((f) => f.kind === 'decline' && f.base.offer === offer)
    ?.fields.flatMap((f) => (f.t === 'one' ? f.of : [])) ?? [];

type SomeField = Extract<Form['fields'][number], { t: 'some' }>;
type AmountField = Extract<Form['fields'][number], { t: 'amount' }>;

/** The field of this name in which several things can be chosen. */
export const someField = (form: Form | undefined, name: string): SomeField | undefined =>
  form?.fields.find((f): f is SomeField & typeof f => f.name === name && f.t === 'some');

type AboutField = Extract<Form['fields'][number], { t: 'about' }>;
/** A field of a claim or wish: icons, power, load or port. */
export type ClaimField = AboutField['fields'][number];

/** The fields of a claim or wish, from the form's field of this name. */
export const claimFields = (form: Form | undefined, name: string): readonly ClaimField[] =>
  form?.fields.find((f): f is AboutField & typeof f => f.name === name && f.t === 'about')
    ?.fields ?? [];

/** The field of this name that takes a number. */
export const amountField = (form: Form | undefined, name: string): AmountField | undefined =>
  form?.fields.find((f): f is AmountField & typeof f => f.name === name && f.t === 'amount');

/** Why a draft cannot be sent: the rules forbid it, or it asks for more goods than the form takes. Null if it can. */
export function draftProblem(
  d: OfferDraft,
  form: Form | undefined,
  forbidden: Refusal | undefined,
): Refusal | null {
  if (forbidden) return forbidden;
  const most = someField(form, 'get')?.max ?? 0;
  if (form && d.get.length > most)
    return { rule: 'om.trade.4', msg: msg('om.ui.trade.tooMany', { count: most }) };
  return null;
}
