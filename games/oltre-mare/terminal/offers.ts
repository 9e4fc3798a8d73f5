import { type Msg, msg, type Param } from '@fondaco/kernel';
import type { OfferView, View, Wishes } from '../rules/index.ts';
import { type Atlas, cardMsg, goodMsg, portMsg } from './names.ts';

/** Calls and offers that stand, and the cards just played. What is said of a card is marked as a claim. */
export function tableLines(x: Atlas, v: View): string[] {
  const { tell } = x.desk;
  const lines: string[] = [];
  const frame = v.agenda.at(-1);
  if (frame?.f === 'trade') {
    const { call, offers } = frame;
    if (call) {
      const goods = (ids: string[], wishes?: Wishes): Param =>
        ids.length > 0 ? ids.map((g) => requestMsg(x, g, wishes)) : msg('om.nothing');
      lines.push(
        tell('om.call', {
          who: { seat: v.active },
          want: goods(call.want, call.wishes),
          offer: goods(call.offer),
        }),
      );
    }
    lines.push(...offers.map((o) => offerLine(x, o)));
  }
  if (v.played.length > 0) {
    lines.push(
      tell('om.played', { who: { seat: v.active }, cards: v.played.map((id) => cardMsg(x, id)) }),
    );
  }
  return lines;
}

function offerLine(x: Atlas, o: OfferView): string {
  const give = o.give.map(({ good, card, claim }): Msg => {
    const what = card === undefined ? goodMsg(x, good) : cardMsg(x, card);
    return claim ? msg('om.claim.card', { good: what, claim: claimText(x, claim) }) : what;
  });
  const terms = msg('om.terms', {
    give: withDucats(give, o.ducats),
    get: withDucats(
      o.get.map((g) => requestMsg(x, g, o.wishes)),
      -o.ducats,
    ),
  });
  return x.desk.tell('om.offer', { from: { seat: o.from }, to: { seat: o.to }, terms });
}

/** A good asked for, with what is wished for besides (om.trade.10). */
function requestMsg(x: Atlas, id: string, wishes: Wishes = {}): Msg {
  const good = goodMsg(x, id);
  const wish = wishes[id];
  return wish ? msg('om.wish.card', { good, wish: claimText(x, wish) }) : good;
}

type Claim = NonNullable<OfferView['give'][number]['claim']>;

function claimText(x: Atlas, { icons = [], power, load, port }: Claim): Msg[] {
  return [
    ...icons.map((i) => msg(`om.icon.${i}`)),
    ...(power === undefined ? [] : [msg('om.claim.power', { power })]),
    ...(load === undefined ? [] : [msg('om.claim.load', { load })]),
    ...(port === undefined ? [] : [portMsg(x, port)]),
  ];
}

function withDucats(things: Msg[], ducats: number): Param {
  const all = ducats > 0 ? [...things, msg('om.ducats', { count: ducats })] : things;
  return all.length > 0 ? all : msg('om.nothing');
}
