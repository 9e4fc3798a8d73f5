import { msg, type Result, type Seat } from '@fondaco/kernel';
import { type Config, hasTech, player, type StandardIo } from '../config.ts';
import type { Over, Score, State } from '../state.ts';
import { scoreWith } from './score.ts';

/** mvs.end.1: after the last turn of the last round. */
export function endByRounds(config: Config, s: State, io: StandardIo): void {
  end(config, s, 'rounds', io);
}

/** mvs.solo.3: a player who cannot pay the fees of the challenges has lost. */
export function endByFee(config: Config, s: State, io: StandardIo): void {
  end(config, s, 'fee', io);
}

function end(config: Config, s: State, why: Over['why'], io: StandardIo): void {
  const scores = s.players.map((_, seat) => scoreOf(config, s, seat, io));
  rank(s, scores, why);
  const order = s.players.map((_, seat) => seat).sort((x, y) => better(scores, y, x) || x - y);
  s.over = { why, scores, order };
  s.agenda = [];
  scores.forEach((x, seat) => {
    io.tell({ t: 'scored', seat, fame: x.totalFame, total: x.total, fuzzy: x.fuzzy });
  });
  io.tell({ t: 'ended', winners: winnersOf(scores) });
}

const die = (io: StandardIo, tag: string): number => io.chance.int(6, tag) + 1;

/** mvs.end.2: step by step. */
function scoreOf(config: Config, s: State, seat: Seat, io: StandardIo): Score {
  const p = player(s, seat);
  // mvs.tech.2: both Spoilers are one technology
  const spoils = hasTech(config, p, 'fancySpoiler') || hasTech(config, p, 'lessFancySpoiler');
  const spoiler = spoils ? die(io, 'spoiler') : null;
  const fuzzy = hasTech(config, p, 'fuzzyDice') ? [die(io, 'fuzzy'), die(io, 'fuzzy')] : []; // mvs.tech.12
  return scoreWith(config, s, seat, { spoiler, fuzzy });
}

/** mvs.end.3, mvs.end.4: players below zero come after all others; then credits count, then fame. */
function better(scores: readonly Score[], x: Seat, y: Seat): number {
  const [a, b] = [scores[x] as Score, scores[y] as Score];
  return (
    Number(a.totalFame >= 0) - Number(b.totalFame >= 0) ||
    a.total - b.total ||
    a.totalFame - b.totalFame
  );
}

/** Equal places are shared; where nobody wins, nobody is first. */
function rank(s: State, scores: Score[], why: Over['why']): void {
  const lost = why === 'fee' || s.challenges.some((c) => !c.done); // mvs.solo.5
  const nobody = lost || scores.every((x) => x.totalFame < 0);
  scores.forEach((x, seat) => {
    const ahead = scores.filter((_, other) => better(scores, other, seat) > 0).length;
    x.place = 1 + ahead + (nobody ? 1 : 0);
  });
}

/** mvs.end.4: a full tie is shared. */
const winnersOf = (scores: readonly Score[]): Seat[] =>
  scores.flatMap((x, seat) => (x.place === 1 ? [seat] : []));

export function resultOf(s: State): Result | undefined {
  const { over } = s;
  if (!over) return undefined;
  const who = winnersOf(over.scores).map((seat) => ({ seat }));
  return {
    why:
      who.length > 0
        ? msg(`mvs.result.${s.challenges.length > 0 ? 'challenges' : 'rounds'}`, { who })
        : msg(`mvs.result.${over.why === 'fee' ? 'fee' : 'nobody'}`),
    seats: over.scores.map((x) => ({
      place: x.place,
      score: x.total,
      parts: [
        { source: 'mvs.worth.credits', points: x.credits },
        { source: 'mvs.worth.ports', points: x.ports },
        { source: 'mvs.worth.fame', points: x.fromFame },
        { source: 'mvs.worth.showOff', points: x.showOff },
      ],
    })),
  };
}
