/*
 * The yardstick: a toy game of 98 cards, 4 players and a board of 300 edges on plain mutable state, about 133 moves a
 * game. It has nothing but moves, so it shows what this machine can do at best; games are measured against it.
 */
const COLOURS = 7;
const CARDS = 98;
const EDGES = 300;
const PLAYERS = 4;
const MARKET = 5;
const DRAW = 5;
const PASS = 6;
const CLAIM = 7;
const POINTS = [0, 0, 2, 4, 7, 10];

const edgeColour = Int8Array.from({ length: EDGES }, (_, e) => (e * 5 + 3) % COLOURS);
const edgeLength = Int8Array.from({ length: EDGES }, (_, e) => 2 + ((e * 7 + (e >> 3)) % 4));
const edgesByColour = Array.from({ length: COLOURS }, (_, c) =>
  Array.from({ length: EDGES }, (_, e) => e).filter((e) => edgeColour[e] === c),
);

/** A generator as bare as the game. */
export function numbers(seed: number): (n: number) => number {
  let x = seed | 0 || 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
}

interface Toy {
  deck: number[];
  at: number;
  market: number[];
  hands: number[][];
  owner: number[];
  scores: number[];
  turn: number;
  passes: number;
  moves: number;
  over: boolean;
}

const filled = (length: number, value: number): number[] => Array.from({ length }, () => value);

export function setUp(seed: number): Toy {
  const deck = Array.from({ length: CARDS }, (_, i) => i % COLOURS);
  shuffleFrom(deck, 0, numbers(seed));
  const hands = Array.from({ length: PLAYERS }, () => filled(COLOURS, 0));
  let at = 0;
  for (let k = 0; k < 3; k++) for (const hand of hands) (hand[deck[at++] as number] as number)++;
  const market = deck.slice(at, at + MARKET);
  at += MARKET;
  return {
    deck,
    at,
    market,
    hands,
    owner: filled(EDGES, -1),
    scores: filled(PLAYERS, 0),
    turn: 0,
    passes: 0,
    moves: 0,
    over: false,
  };
}

export function shuffleFrom(deck: number[], low: number, int: (n: number) => number): void {
  for (let i = CARDS - 1; i > low; i--) {
    const j = low + int(i - low + 1);
    const card = deck[i] as number;
    deck[i] = deck[j] as number;
    deck[j] = card;
  }
}

export function legal(s: Toy, out: Int16Array): number {
  let n = 0;
  const hand = s.hands[s.turn] as number[];
  for (let i = 0; i < MARKET; i++) if ((s.market[i] as number) >= 0) out[n++] = i;
  if (s.at < CARDS) out[n++] = DRAW;
  for (let c = 0; c < COLOURS; c++) {
    const held = hand[c] as number;
    if (held < 2) continue;
    const edges = edgesByColour[c] as number[];
    for (let j = 0; j < edges.length; j++) {
      const e = edges[j] as number;
      if ((s.owner[e] as number) < 0 && (edgeLength[e] as number) <= held) out[n++] = CLAIM + e;
    }
  }
  if (n === 0) out[n++] = PASS;
  return n;
}

export function apply(s: Toy, move: number): void {
  const p = s.turn;
  const hand = s.hands[p] as number[];
  if (move < MARKET) {
    (hand[s.market[move] as number] as number)++;
    s.market[move] = s.at < CARDS ? (s.deck[s.at++] as number) : -1;
    s.passes = 0;
  } else if (move === DRAW) {
    (hand[s.deck[s.at++] as number] as number)++;
    s.passes = 0;
  } else if (move === PASS) {
    if (++s.passes === PLAYERS) s.over = true;
  } else {
    const e = move - CLAIM;
    const length = edgeLength[e] as number;
    (hand[edgeColour[e] as number] as number) -= length;
    s.owner[e] = p;
    (s.scores[p] as number) += POINTS[length] as number;
    s.passes = 0;
  }
  s.moves++;
  s.turn = p + 1 === PLAYERS ? 0 : p + 1;
}

export function clone(s: Toy): Toy {
  return {
    deck: s.deck.slice(),
    at: s.at,
    market: s.market.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    owner: s.owner.slice(),
    scores: s.scores.slice(),
    turn: s.turn,
    passes: s.passes,
    moves: s.moves,
    over: s.over,
  };
}
