import { type Decision, type FrameKind, type Io, type Msg, msg, must } from '@fondaco/kernel';
import type { LanternPack } from '../components.ts';
import {
  type Action,
  type Choice,
  coinsOf,
  dark,
  type Event,
  type Lantern,
  newId,
  open,
  pay,
  rowOf,
  type State,
  shine,
  type TurnFrame,
} from '../state.ts';
import { swapNow } from './give.ts';
import { closeOffer, judgeOffer, makeOffer, offerForm, sampleOffer } from './offer.ts';

type Kind = FrameKind<State, TurnFrame, Action, Event>;

/** The lamplighter acts; the others may take shelter, and answer an offer that stands. */
export const turn = (pack: LanternPack): Kind => ({
  decisions(_s, f, only) {
    const asked: Decision[] = [must(f.id, f.seat, 'turn', 'lantern.turn.1')];
    if (only) return asked;
    f.offer?.asks.forEach((id, seat) => {
      if (id !== null)
        asked.push({ id, seat, kind: 'answer', rule: 'lantern.offer.3', need: 'asked' });
    });
    f.shelter.forEach((id, seat) => {
      if (id !== null)
        asked.push({ id, seat, kind: 'shelter', rule: 'lantern.shelter.1', need: 'may' });
    });
    return asked;
  },
  legal: (s, f, d) => open(choices(s, f, d)),
  off: (s, f, d) =>
    choices(s, f, d).flatMap((c) => (c.off ? [{ ...c, label: labelOf(c.action) }] : [])),
  forms: (s, f, d) => (d.kind === 'turn' ? offerForm(s, f, pack) : []),
  judge: (_s, _f, _d, a) => judgeOffer(a),
  sample: (s, f, _d, form, chance) => sampleOffer(s, f, form, chance),
  lapse: (_s, f, d) => {
    if (d.kind === 'turn') return { do: 'pass' };
    return d.kind === 'answer' && f.offer ? { do: 'decline', offer: f.offer.id } : undefined;
  },
  label: (_s, _f, _d, a) => ({
    label: labelOf(a),
    ...('lantern' in a && { at: { t: 'lantern', id: a.lantern } }),
    ...(a.do === 'shelter' && { cost: msg('lantern.cost', { count: 1 }) }),
  }),
  reduce(s, f, d, a, io) {
    if (d.kind === 'turn') {
      f.id = newId(s);
      if (a.do !== 'peek') closeOffer(f);
      takeTurn(s, f, a, io, pack);
    } else answer(s, f, d, a, io);
  },
});

function choices(s: State, f: TurnFrame, d: Decision): Choice[] {
  switch (d.kind) {
    case 'turn':
      return [...acts(s, f), { action: { do: 'pass' } }];
    case 'answer':
      return ['buy', 'decline'].map((what) => ({
        action: { do: what as 'buy' | 'decline', offer: f.offer?.id ?? 0 },
      }));
    default:
      return [
        {
          action: { do: 'shelter' },
          ...(coinsOf(s, d.seat) === 0 && {
            off: { rule: 'lantern.shelter.1', msg: msg('lantern.no.coins', { coins: 0 }) },
          }),
        },
      ];
  }
}

/** lantern.peek.1, lantern.light.1, lantern.swap.1, lantern.mix.1, in this order. */
function acts(s: State, f: TurnFrame): Choice[] {
  const mine = dark(rowOf(s, f.seat));
  const found: Choice[] = [];
  for (const x of s.rows.flatMap(dark)) {
    if (!x.seen.includes(f.seat)) found.push({ action: { do: 'peek', lantern: x.id } });
  }
  for (const { id, seen } of mine) {
    const off = seen.includes(f.seat) ? undefined : no('lantern.light.2', 'unseen');
    found.push({ action: { do: 'light', lantern: id }, ...(off && { off }) });
  }
  s.rows.forEach((row, seat) => {
    if (seat === f.seat || dark(row).length === 0) return;
    const off = f.sheltered.includes(seat) ? no('lantern.shelter.2', 'sheltered') : undefined;
    for (const { id } of mine)
      found.push({ action: { do: 'swap', lantern: id, seat }, ...(off && { off }) });
  });
  found.push({
    action: { do: 'mix' },
    ...(mine.length === 0 && { off: no('lantern.mix.1', 'dark') }),
  });
  if (f.acts > 0) return found;
  return found.map(({ action }) => ({ action, off: no('lantern.turn.2', 'acts') }));
}

const no = (rule: string, key: string) => ({ rule, msg: msg(`lantern.no.${key}`) });

function labelOf(a: Action): Msg {
  const { do: what, ...rest } = a;
  if (a.do === 'swap')
    return msg('lantern.act.swap', { lantern: a.lantern, seat: { seat: a.seat } });
  return msg(`lantern.act.${what}`, rest as Record<string, number>);
}

function takeTurn(s: State, f: TurnFrame, a: Action, io: Io<Event>, pack: LanternPack): void {
  if (a.do !== 'offer' && a.do !== 'pass') f.acts--;
  switch (a.do) {
    case 'peek': {
      const found = s.rows.flat().find((x) => x.id === a.lantern) as Lantern;
      found.seen = [...found.seen, f.seat].sort((a, b) => a - b);
      io.reveal(f.seat);
      io.tell({ e: 'peeked', seat: f.seat, lantern: found.id, kind: found.kind });
      break;
    }
    case 'light': {
      const found = rowOf(s, f.seat).find((x) => x.id === a.lantern) as Lantern;
      found.lit = true;
      io.reveal('table');
      io.tell({ e: 'lit', seat: f.seat, lantern: found.id, kind: found.kind });
      break;
    }
    case 'swap': {
      const [first, ...more] = dark(rowOf(s, a.seat)) as [Lantern, ...Lantern[]];
      io.tell({ e: 'wanted', seat: f.seat, from: a.seat });
      if (more.length === 0) swapNow(s, { ...a, by: f.seat }, first.id, io);
      else s.agenda.push({ f: 'give', id: newId(s), seat: a.seat, by: f.seat, lantern: a.lantern });
      break;
    }
    case 'mix':
      mix(s, f, io);
      break;
    case 'offer':
      makeOffer(s, f, a, io);
      break;
    case 'pass':
      endTurn(s, io, pack);
      break;
    default:
      throw new Error(`${a.do} is no part of a turn`);
  }
}

/** lantern.mix.1: nobody knows what comes out, so the lanterns are new ones to everybody. */
function mix(s: State, f: TurnFrame, io: Io<Event>): void {
  const row = rowOf(s, f.seat);
  const pool = [...dark(row).map((x) => x.kind), ...s.deck];
  io.chance.shuffle(pool, 'mix');
  s.rows[f.seat] = row.map((x) =>
    x.lit ? x : { id: newId(s), kind: pool.shift() as string, seen: [], lit: false },
  );
  s.deck = pool;
  io.tell({ e: 'mixed', seat: f.seat });
}

/** lantern.turn.3: the pot goes to whoever alone shows the most light. */
function endTurn(s: State, io: Io<Event>, pack: LanternPack): void {
  const lights = s.rows.map((row) => shine(pack, row));
  const most = Math.max(...lights);
  const best = lights.flatMap((x, seat) => (x === most ? [seat] : []));
  const winner = best.length === 1 ? best[0] : undefined;
  if (winner !== undefined && s.pot > 0) {
    io.tell({ e: 'won', seat: winner, coins: s.pot });
    s.coins[winner] = coinsOf(s, winner) + s.pot;
    s.pot = 0;
  }
  s.agenda.pop();
}

function answer(s: State, f: TurnFrame, d: Decision, a: Action, io: Io<Event>): void {
  if (a.do === 'shelter') {
    pay(s, d.seat, f.seat, 1);
    f.sheltered = [...f.sheltered, d.seat].sort((a, b) => a - b);
    f.shelter[d.seat] = null;
    io.tell({ e: 'sheltered', seat: d.seat });
    if (f.offer && coinsOf(s, d.seat) < f.offer.coins) stopAsking(f, d.seat);
  } else if (a.do === 'decline') {
    io.tell({ e: 'declined', seat: d.seat });
    stopAsking(f, d.seat);
  } else if (a.do === 'buy' && f.offer) {
    const { lanterns, coins } = f.offer;
    const row = rowOf(s, f.seat);
    pay(s, d.seat, f.seat, coins);
    rowOf(s, d.seat).push(...row.filter((x) => lanterns.includes(x.id)));
    s.rows[f.seat] = row.filter((x) => !lanterns.includes(x.id));
    io.tell({ e: 'bought', seat: d.seat, from: f.seat, coins });
    closeOffer(f);
  }
}

function stopAsking(f: TurnFrame, seat: number): void {
  if (!f.offer) return;
  f.offer.asks[seat] = null;
  if (f.offer.asks.every((id) => id === null)) closeOffer(f);
}
