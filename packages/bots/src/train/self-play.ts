import {
  type Chance,
  type Decision,
  fastChance,
  type Io,
  type Json,
  noMemories,
  noteEvents,
  type Rules,
  silentIo,
} from '@fondaco/kernel';
import { search } from '../search.ts';
import { nextToSpeak } from '../table.ts';
import { weighted } from '../worth.ts';

/** A position of a game played to its end: the terms of each seat, and the score each had in the end. */
export interface Sample {
  terms: number[][];
  scores: number[];
}

export interface SelfPlay {
  seats: number;
  /** What all players start from; each then plays with weights of its own around them. */
  weights: readonly number[];
  seed: string;
}

/** One answer in this many is any listed one, so that unusual positions are seen too. */
const STRAY_ODDS = 25;
/** Something is proposed at one question in this many where it could be. */
const PROPOSAL_ODDS = 2;
const MAY_ODDS = 4;
/** How much the weights of players differ: a share of each weight, and as much for terms that count nothing so far. */
const SPREAD = 0.2;
const SPREAD_OF_NOTHING = 0.12;
/** Decisions after which a game is given up. */
const MOST_DECISIONS = 20_000;

/** Plays one game and returns a sample for the beginning of each turn. Empty if the game does not end. */
export function selfPlay<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  { seats, weights, seed }: SelfPlay,
): Sample[] {
  let memories = noMemories(rules, seats);
  const io: Io<E> = {
    ...silentIo<E>(fastChance(`${seed} game`)),
    tell(e) {
      memories = noteEvents(rules, memories, [e]);
    },
  };
  const chance = fastChance(`${seed} players`);
  const s = rules.setup(seats, io);
  const styles = Array.from({ length: seats }, () => varied(weights, chance));
  const samples: { terms: number[][] }[] = [];
  let turn = Number.NaN;
  for (let n = 0; n < MOST_DECISIONS; n++) {
    const result = rules.result(s);
    if (result) {
      const scores = result.seats.map((x) => x.score);
      return samples.map(({ terms }) => ({ terms, scores }));
    }
    const { number } = rules.turn(s);
    if (number !== turn) {
      turn = number;
      samples.push({ terms: styles.map((_, seat) => rules.terms(s, seat)) });
    }
    const d = nextToSpeak(rules, s, chance);
    if (!d) throw new Error('nobody is to speak');
    const style = { seats, weights: styles[d.seat] as number[], memory: memories[d.seat] };
    const a = answer(rules, s, d, style, chance);
    if (a !== undefined) rules.reduce(s, d, a, io);
  }
  return [];
}

interface Style {
  seats: number;
  weights: readonly number[];
  memory: Json | undefined;
}

/** What a quick player with these weights answers: it looks at one world, to the end of the turn. */
function answer<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  s: S,
  d: Decision,
  { seats, weights, memory }: Style,
  chance: Chance,
): A | undefined {
  const view = rules.view(s, d.seat);
  const imagine = (): S => rules.imagine(view, d.seat, chance, memory);
  const world = imagine();
  const worth = (x: S, seat: number): number => weighted(rules.terms(x, seat), weights);
  if (chance.int(d.need === 'may' ? MAY_ODDS : PROPOSAL_ODDS, 'train') === 0) {
    const [proposed] = rules.proposals?.(world, d, worth, memory) ?? [];
    if (proposed !== undefined && !rules.refuse(s, d, proposed)) return proposed;
  }
  if (d.need === 'may') return undefined;
  const answers = rules.legal(world, d);
  if (answers.length === 0) {
    const [form] = rules.forms(world, d);
    return form && rules.sample(world, d, form, chance);
  }
  if (answers.length === 1) return answers[0];
  if (chance.int(STRAY_ODDS, 'train') === 0) return answers[chance.int(answers.length, 'train')];
  const settings = { worth, seats, iterations: 1, imagine: () => world, chance };
  return search(rules, d, answers, settings)[0]?.action;
}

const varied = (weights: readonly number[], chance: Chance): number[] =>
  weights.map((w) => w + (Math.abs(w) * SPREAD + SPREAD_OF_NOTHING) * bell(chance));

/** Around nought, and within two nearly always. */
const bell = (chance: Chance): number =>
  Array.from({ length: 12 }, () => chance.int(1000, 'train') / 1000).reduce((a, b) => a + b, -6);
