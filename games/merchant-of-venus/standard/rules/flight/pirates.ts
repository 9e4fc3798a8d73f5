import { msg, must } from '@fondaco/kernel';
import { activePlayer, type Book, type StandardIo } from '../book.ts';
import { drawReward } from '../cards/rewards/draw.ts';
import { CHECKS, type Check } from '../components/names.ts';
import type { GoodId, Pirate } from '../components/tables.ts';
import type { Kind } from '../frame.ts';
import { goodName } from '../labels.ts';
import { loseGood } from '../port/holds.ts';
import { gainFame, pay, receive } from '../round/bank.ts';
import type { Placed, State } from '../state.ts';
import { endMovement } from './end.ts';
import { brace, braces, hasPoints } from './hazards.ts';
import { diceLabel } from './labels.ts';
import { resumeMove } from './moving.ts';
import { effectDie, goodFaces, valueFor } from './values.ts';

type PirateToken = Extract<Placed, { t: 'pirate' }>;

const tokenHere = (s: State): PirateToken => s.board[activePlayer(s).space] as PirateToken;

const pirateHere = (b: Book, s: State): Pirate =>
  b.tables.pirates.get(tokenHere(s).pirate) as Pirate;

/** mvs.pirate.1: with no point left it is an ambush, and lost. */
export function meetPirate(b: Book, s: State, io: StandardIo): void {
  const ambush = !hasPoints(s);
  io.tell({ t: 'metPirate', seat: s.active, pirate: tokenHere(s).pirate, ambush });
  if (ambush) lose(b, s, io);
  else s.agenda.push({ f: 'pirate', id: s.nextId++ });
}

/** mvs.pirate.2 */
export function pirate(b: Book): Kind<'pirate'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'pirate', 'mvs.pirate.2')],
    legal: (s) => [
      ...CHECKS.map((x) => ({ do: 'fight' as const, with: x })),
      ...braces(b, s, CHECKS),
    ],
    label: (s, _f, _d, a) => (a.do === 'fight' ? fightLabel(b, s, a.with) : diceLabel(a)),
    reduce(s, f, _d, a, io) {
      if (a.do === 'fight') fight(b, s, a.with, io);
      else {
        if (a.do !== 'switch') f.id = s.nextId++; // mvs.reward.17: the question stays
        brace(b, s, a, io);
      }
    },
  };
}

function fightLabel(b: Book, s: State, by: Check) {
  const { modifier } = pirateHere(b, s);
  const value = valueFor(b, s, by);
  const faces = goodFaces(value, modifier);
  return {
    label: msg('mvs.do.fight', {
      by: msg(`mvs.check.${by}`),
      value,
      modifier: modifier < 0 ? `−${-modifier}` : `+${modifier}`,
    }),
    gain: msg(`mvs.gain.${by}`, { faces }),
  };
}

function fight(b: Book, s: State, by: Check, io: StandardIo): void {
  resumeMove(s);
  const { id, modifier } = pirateHere(b, s);
  const die = effectDie(io);
  const value = valueFor(b, s, by);
  const won = die + modifier < value;
  io.tell({ t: 'fought', seat: s.active, pirate: id, with: by, die, modifier, value, won });
  if (!won) lose(b, s, io);
  else if (by === 'laser') destroy(b, s, io);
  else if (by === 'shield')
    gainFame(s, s.active, b.constants.fame.shieldWin, io); // mvs.pirate.4
  else s.agenda.push({ f: 'escape', id: s.nextId++, most: activePlayer(s).pilot.level });
}

/** mvs.pirate.5 */
function destroy(b: Book, s: State, io: StandardIo): void {
  const p = activePlayer(s);
  const { pirate: id, infamy } = tokenHere(s);
  const credits = infamy * b.constants.pirateBounty;
  receive(s, s.active, credits);
  io.tell({ t: 'beatPirate', seat: s.active, pirate: id, credits, fame: infamy });
  gainFame(s, s.active, infamy, io);
  s.board[p.space] = { t: 'asteroid' };
  endMovement(b, s, io);
  drawReward(b, s, s.active, io);
}

/** mvs.pirate.3 */
export function getaway(): Kind<'escape'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'escape', 'mvs.pirate.3')],
    legal: (_s, f) =>
      Array.from({ length: f.most + 1 }, (_, n) => ({
        do: 'points' as const,
        of: 'escape' as const,
        points: f.most - n,
      })),
    label: (_s, _f, _d, a) => ({
      label: msg('mvs.do.escape', { count: a.do === 'points' ? a.points : 0 }),
    }),
    reduce(s, _f, _d, a, io) {
      const f = resumeMove(s);
      const points = a.do === 'points' ? a.points : 0;
      f.points += points;
      io.tell({ t: 'escaped', seat: s.active, points });
    },
  };
}

/** mvs.pirate.6: a good of the kind it wants, else credits; and infamy under the pirate. */
function lose(b: Book, s: State, io: StandardIo): void {
  const p = activePlayer(s);
  tokenHere(s).infamy++;
  const { grade } = pirateHere(b, s);
  const goods = [...new Set(p.cargo)].filter((x) => b.tables.goods.get(x)?.grade === grade);
  const [only, other] = goods;
  if (other !== undefined) s.agenda.push({ f: 'robbed', id: s.nextId++, goods });
  else if (only !== undefined) giveUp(b, s, only, io);
  else {
    const credits = Math.min(b.constants.pirateTake, p.credits);
    pay(s, s.active, credits);
    io.tell({ t: 'robbed', seat: s.active, pirate: tokenHere(s).pirate, good: null, credits });
    endMovement(b, s, io);
  }
}

function giveUp(b: Book, s: State, good: GoodId, io: StandardIo): void {
  loseGood(b, s, activePlayer(s), good);
  const { pirate: id } = tokenHere(s);
  io.tell({ t: 'robbed', seat: s.active, pirate: id, good, credits: 0 });
  endMovement(b, s, io);
}

export function robbed(b: Book): Kind<'robbed'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'robbed', 'mvs.pirate.6')],
    legal: (_s, f) => f.goods.map((good) => ({ do: 'lose', good })),
    label: (_s, _f, _d, a) => {
      const good = a.do === 'lose' ? a.good : '';
      return {
        label: msg('mvs.do.lose', { good: goodName(b, good) }),
        at: { t: 'token', id: good },
      };
    },
    reduce(s, _f, _d, a, io) {
      resumeMove(s);
      if (a.do === 'lose') giveUp(b, s, a.good, io);
    },
  };
}
