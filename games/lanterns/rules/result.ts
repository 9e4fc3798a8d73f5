import {
  type Decision,
  type Msg,
  msg,
  type Plan,
  type Result,
  type Seat,
  type Turn,
} from '@fondaco/kernel';
import { allKinds, type LanternOptions, type LanternPack, lightOf } from './components.ts';
import { kindName } from './frames/offer.ts';
import {
  type Action,
  coinsOf,
  dark,
  type Event,
  type Lantern,
  rowOf,
  type State,
  shine,
} from './state.ts';
import type { View } from './view.ts';

/** lantern.score.1 */
export const scores = (s: State, pack: LanternPack): number[] =>
  s.rows.map((row, seat) => coinsOf(s, seat) + shine(pack, row));

export function result(s: State, pack: LanternPack): Result | undefined {
  if (s.agenda.length > 0) return undefined;
  const all = scores(s, pack);
  return {
    why: msg('lantern.end.rounds', { count: s.round }),
    seats: all.map((score, seat) => ({
      place: 1 + all.filter((other) => other > score).length,
      score,
      parts: [
        { source: 'lantern.score.coins', points: coinsOf(s, seat) },
        { source: 'lantern.score.light', points: shine(pack, rowOf(s, seat)) },
      ],
    })),
  };
}

/** Every round has one turn. */
export const turnOf = ({ agenda, round }: State): Turn => ({
  seat: agenda.find((f) => f.f === 'turn')?.seat ?? 0,
  number: round,
});

export const TERM_NAMES = ['coins', 'light', 'hope'] as const;
/** Of four dark lanterns, one will be lit. */
export const WEIGHTS = [1, 1, 0.25];

/** Coins, light shown, and what is still dark. */
export function terms(s: State, who: Seat, pack: LanternPack): number[] {
  const hope = dark(rowOf(s, who)).reduce((sum, x) => sum + lightOf(pack, x.kind), 0);
  return [coinsOf(s, who), shine(pack, rowOf(s, who)), hope];
}

/** To light an own lantern one looks at it first (lantern.light.2). */
export function plan(v: View, d: Decision): Plan<Action>[] {
  const f = v.agenda.at(-1);
  if (d.kind !== 'turn' || f?.f !== 'turn') return [];
  return (v.rows[d.seat] ?? []).flatMap(({ id, lit, seen }) => {
    const known = seen.includes(d.seat);
    if (lit || f.acts < (known ? 1 : 2)) return [];
    const look: Action[] = known ? [] : [{ do: 'peek', lantern: id }];
    return [{ goal: { t: 'lantern', id }, steps: [...look, { do: 'light', lantern: id }] }];
  });
}

export function tell(e: Event): Msg {
  switch (e.e) {
    case 'peeked':
      return e.kind === undefined
        ? msg('lantern.event.peeked', { seat: { seat: e.seat }, lantern: e.lantern })
        : msg('lantern.event.saw', { seat: { seat: e.seat }, kind: kindName(e.kind) });
    case 'lit':
      return msg('lantern.event.lit', { seat: { seat: e.seat }, kind: kindName(e.kind) });
    case 'wanted':
    case 'swapped':
      return msg(`lantern.event.${e.e}`, { seat: { seat: e.seat }, from: { seat: e.from } });
    case 'round':
      return msg('lantern.event.round', { round: e.round });
    case 'over':
      return msg('lantern.event.over');
    default: {
      const coins = 'coins' in e ? { count: e.coins } : {};
      return msg(`lantern.event.${e.e}`, { seat: { seat: e.seat }, ...coins });
    }
  }
}

export function check(s: State, options: LanternOptions, pack: LanternPack): void {
  const held = s.coins.reduce((sum, x) => sum + x, s.pot);
  expect(held === options.coins * s.coins.length, `${held} coins`);
  expect(s.pot >= 0 && s.coins.every((x) => Number.isInteger(x) && x >= 0), 'a debt');
  const lanterns = s.rows.flat();
  const kinds = [...lanterns.map((x) => x.kind), ...s.deck].sort();
  expect(kinds.join() === allKinds(pack).sort().join(), `lanterns ${kinds.join()}`);
  const ids = new Set(lanterns.map((x) => x.id));
  expect(ids.size === lanterns.length && Math.max(...ids) < s.nextId, 'ids of lanterns');
  expect(lanterns.every(isSound), 'who has seen a lantern');
  for (const f of s.agenda) {
    if (f.f === 'bid')
      expect(
        f.bids.every((x, seat) => (x ?? 0) <= coinsOf(s, seat)),
        'a bid',
      );
  }
}

const isSound = ({ seen }: Lantern): boolean =>
  seen.every((seat, i) => i === 0 || seat > (seen[i - 1] as number));

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`lanterns: wrong: ${what}`);
}
