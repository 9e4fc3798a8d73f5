import { manifests } from '@fondaco/games';
import {
  type AnyGame,
  type AnyMatch,
  act,
  type Chance,
  canBeTakenBack,
  type Decision,
  entriesInEffect,
  fastChance,
  freeUndo,
  type Json,
  type Seat,
  startMatch,
} from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import {
  greedyPlayer,
  nextDecision,
  randomPlayer,
  type TestPlayer,
} from '../src/conformance/players.ts';
import { figure, seedsFor } from '../src/counts.ts';
import { curiousPlayer } from '../src/curious/player.ts';
import { playgroundOf } from '../src/curious/run.ts';

/** Random play need not end. */
const MOST_ANSWERS = 1500;
/** A plan is played through at one answer in so many. */
const PLAN_EVERY = 4;

interface Count {
  answers: number;
  /** The kernel lets the seat take it back. */
  free: number;
  /** The player would be asked, though it can be taken back. */
  overcautious: number;
  /** The player would not be asked, though it cannot be taken back. */
  missed: number;
}

type Counts = Record<string, Count>;

interface ComparedGame {
  game: AnyGame;
  options: unknown;
  seats: number;
  player: TestPlayer;
  seed: string;
}

/** Plays a game and compares, at every answer, what was foreseen with what the kernel says afterwards. */
function compare({ game, options, seats, player, seed }: ComparedGame, counts: Counts): void {
  const chance = { t: 'seeded', seed } as const;
  const table = { options, pack: game.components, seats, chance };
  let { match } = startMatch(game, table);
  const players = fastChance(`players/${seed}`);
  const most = Math.min(MOST_ANSWERS, player.cap ?? MOST_ANSWERS);
  for (let n = 0; n < most && !match.rules.result(match.state); n++) {
    const { decision, action } = nextMove(match, player, players);
    const luck = fastChance(`${seed}/${n}`);
    const plan = n % PLAN_EVERY === 0 ? planned(match, decision, luck) : [];
    if (plan.length > 1)
      count(counts, `plan of ${decision.kind}`, {
        foreseen: foresee(match, decision, plan, luck),
        free: isTakenBack(match, decision, plan),
      });
    const foreseen = foresee(match, decision, [action as Json], luck);
    match = given(match, decision, action);
    const kind = `${decision.kind}/${(action as { do?: string }).do ?? ''}`;
    count(counts, kind, { foreseen, free: isFree(match, decision.seat) });
  }
}

function foresee(
  { rules, state, header: { seats } }: AnyMatch,
  decision: Decision,
  actions: readonly Json[],
  chance: Chance,
): boolean {
  const view = JSON.parse(JSON.stringify(rules.view(state, decision.seat)));
  return canBeTakenBack({ rules, view, seats, decision, actions, chance });
}

const isFree = ({ entries, header }: AnyMatch, seat: Seat): boolean =>
  freeUndo(entriesInEffect(entries), seat, header.seats) !== undefined;

function given(match: AnyMatch, { id, seat }: Decision, action: unknown): AnyMatch {
  const { outcome, match: next } = act(match, { seat, decision: id, action });
  if (!outcome.ok) throw new Error(`${JSON.stringify(action)} is refused`);
  return next;
}

function count(counts: Counts, kind: string, { foreseen, free }: Record<string, boolean>): void {
  counts[kind] ??= { ...NONE };
  const c = counts[kind];
  c.answers++;
  if (free) c.free++;
  if (free && !foreseen) c.overcautious++;
  if (!free && foreseen) c.missed++;
}

function nextMove(match: AnyMatch, player: TestPlayer, chance: Chance) {
  const { rules } = match;
  const state = rules.clone(match.state);
  for (const decision of nextDecision(rules.decisions(state), chance)) {
    const action = player.choose({ rules, state, decision, chance });
    if (action !== undefined) return { decision, action };
  }
  throw new Error('every question is left alone');
}

/** The steps of one plan the seat is offered here. */
function planned({ rules, state }: AnyMatch, decision: Decision, chance: Chance): Json[] {
  const plans = rules.plan?.(rules.view(state, decision.seat), decision) ?? [];
  return plans.length === 0 ? [] : (plans[chance.int(plans.length, 'plan')]?.steps ?? []);
}

/** Sends the steps one by one, as the page does, until something new is asked; whether each can be taken back. */
function isTakenBack(match: AnyMatch, first: Decision, steps: readonly Json[]): boolean {
  const { seat, need } = first;
  const { rules } = match;
  const ownOf = ({ state }: AnyMatch): Decision[] =>
    rules.decisions(state).filter((d) => d.seat === seat);
  const known = new Set(ownOf(match).map((d) => d.id));
  let now = match;
  for (const step of steps) {
    const open = ownOf(now);
    const next = open.find((d) => d.need === need && !rules.refuse(now.state, d, step));
    const asked = open.some((d) => d !== next && d.need !== 'may' && !known.has(d.id));
    if (!next || asked) break;
    now = given(now, next, step);
    if (!isFree(now, seat)) return false;
  }
  return true;
}

const NONE: Count = { answers: 0, free: 0, overcautious: 0, missed: 0 };

function total(counts: readonly Count[]): Count {
  const sum = { ...NONE };
  for (const c of counts) for (const key of Object.keys(sum) as (keyof Count)[]) sum[key] += c[key];
  return sum;
}

/** Options under which other things are hidden, drawn or asked; each game takes the next. */
const OPTIONS: Record<string, readonly object[]> = {
  'oltre-mare': [{ edition: 'second' }, { edition: 'first', memory: 'closed' }],
  'merchant-of-venus-classic': [
    {},
    { goal: '1000', races: 'random', smallBank: true },
    { factoryGoods: '1988', fastPlay: true },
  ],
  'merchant-of-venus-standard': [
    {},
    { variant: 'lightSpeed', titlesInPlay: true, demand: true },
    { variant: 'epic', epicLength: 'random', maximumProduction: true },
    { pilots: 'random', asteroidTelegate: true, drivesSkipHazards: true },
  ],
};

describe.each(manifests)('what cannot be undone: $id', (manifest) => {
  test('is foreseen as the kernel then says, of every answer and of plans', async () => {
    const game = await manifest.rules();
    const counts: Counts = {};
    const curious = curiousPlayer((await playgroundOf(manifest))?.goals);
    const { min, max } = game.seats;
    const settings = OPTIONS[game.id] ?? [{}];
    const comparedGames = [
      ...seedsFor(2, 20).map((seed) => ({ seed, player: randomPlayer })),
      ...seedsFor(2, 20).map((seed) => ({ seed, player: curious })),
      ...seedsFor(1, 5).map((seed) => ({ seed, player: greedyPlayer })),
    ];
    for (const [i, { seed, player }] of comparedGames.entries()) {
      const options = game.options.parse(settings[i % settings.length]);
      // Most seats first: alone everything can be taken back.
      const seats = max - (i % (max - min + 1));
      compare({ game, options, seats, player, seed: `${player.name}/${seed}` }, counts);
    }
    figure(`undo foreseen: ${game.id}`, { ...total(Object.values(counts)), kinds: counts });
    const wrong = Object.entries(counts).filter(([, c]) => c.missed + c.overcautious > 0);
    expect(wrong).toEqual([]);
    // Both verdicts occur.
    const { answers, free } = total(Object.values(counts));
    expect(free).toBeGreaterThan(0);
    // A draft may hide nothing and draw nothing: then everything can be taken back.
    if (manifest.offered) expect(free).toBeLessThan(answers);
  });
});
