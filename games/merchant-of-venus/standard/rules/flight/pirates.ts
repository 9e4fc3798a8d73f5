import { msg, must } from '@fondaco/kernel';
import { pay } from '../../../shared/rules/bank.ts';
import { drawReward } from '../cards/rewards/gain.ts';
import { putToken } from '../change.ts';
import { CHECKS, type Check } from '../components/names.ts';
import type { GoodId, Pirate } from '../components/tables.ts';
import { activePlayer, type Config, type StandardIo } from '../config.ts';
import type { Kind } from '../frame.ts';
import { goodName } from '../labels.ts';
import { loseGood } from '../port/holds.ts';
import { gainFame, receive } from '../round/bank.ts';
import type { Action, Placed, State } from '../state.ts';
import { endMovement } from './end.ts';
import { addBraces, brace, hasPoints } from './hazards.ts';
import { diceLabel } from './labels.ts';
import { resumeMove } from './moving.ts';
import { effectDie, goodFaces, valueFor } from './values.ts';

type PirateToken = Extract<Placed, { t: 'pirate' }>;

const tokenHere = (s: State): PirateToken => s.board[activePlayer(s).space] as PirateToken;

const pirateHere = (config: Config, s: State): Pirate =>
  config.tables.pirates.get(tokenHere(s).pirate) as Pirate;

/** mvs.pirate.1: with no point left it is an ambush, and lost. */
export function meetPirate(config: Config, s: State, io: StandardIo): void {
  const ambush = !hasPoints(s);
  io.tell({ t: 'metPirate', seat: s.active, pirate: tokenHere(s).pirate, ambush });
  if (ambush) lose(config, s, io);
  else s.agenda.push({ f: 'pirate', id: s.nextId++ });
}

/** mvs.pirate.2 */
export function pirate(config: Config): Kind<'pirate'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'pirate', 'mvs.pirate.2')],
    legal(s) {
      const found: Action[] = CHECKS.map((x) => ({ do: 'fight', with: x }));
      addBraces(config, s, CHECKS, found);
      return found;
    },
    label: (s, _f, _d, a) => (a.do === 'fight' ? fightLabel(config, s, a.with) : diceLabel(a)),
    reduce(s, f, _d, a, io) {
      if (a.do === 'fight') fight(config, s, a.with, io);
      else {
        if (a.do !== 'switch') f.id = s.nextId++; // mvs.reward.17: the question stays
        brace(config, s, a, io);
      }
    },
  };
}

function fightLabel(config: Config, s: State, by: Check) {
  const { modifier } = pirateHere(config, s);
  const value = valueFor(config, s, by);
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

function fight(config: Config, s: State, by: Check, io: StandardIo): void {
  resumeMove(s);
  const { id, modifier } = pirateHere(config, s);
  const die = effectDie(io);
  const value = valueFor(config, s, by);
  const won = die + modifier < value;
  io.tell({ t: 'fought', seat: s.active, pirate: id, with: by, die, modifier, value, won });
  if (!won) lose(config, s, io);
  else if (by === 'laser') destroy(config, s, io);
  else if (by === 'shield')
    gainFame(s, s.active, config.constants.fame.shieldWin, io); // mvs.pirate.4
  else s.agenda.push({ f: 'escape', id: s.nextId++, most: activePlayer(s).pilot.level });
}

/** mvs.pirate.5 */
function destroy(config: Config, s: State, io: StandardIo): void {
  const p = activePlayer(s);
  const { pirate: id, infamy } = tokenHere(s);
  const credits = infamy * config.constants.pirateBounty;
  receive(s, s.active, credits);
  io.tell({ t: 'beatPirate', seat: s.active, pirate: id, credits, fame: infamy });
  gainFame(s, s.active, infamy, io);
  putToken(s, p.space, { t: 'asteroid' });
  endMovement(config, s, io);
  drawReward(config, s, s.active, io);
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
function lose(config: Config, s: State, io: StandardIo): void {
  const p = activePlayer(s);
  const token = tokenHere(s);
  putToken(s, p.space, { ...token, infamy: token.infamy + 1 });
  const { grade } = pirateHere(config, s);
  const goods = [...new Set(p.cargo)].filter((x) => config.tables.goods.get(x)?.grade === grade);
  const [only, other] = goods;
  if (other !== undefined) s.agenda.push({ f: 'robbed', id: s.nextId++, goods });
  else if (only !== undefined) giveUp(config, s, only, io);
  else {
    const credits = Math.min(config.constants.pirateTake, p.credits);
    pay(s, s.active, credits);
    io.tell({ t: 'robbed', seat: s.active, pirate: tokenHere(s).pirate, good: null, credits });
    endMovement(config, s, io);
  }
}

function giveUp(config: Config, s: State, good: GoodId, io: StandardIo): void {
  loseGood(config, s, activePlayer(s), good);
  const { pirate: id } = tokenHere(s);
  io.tell({ t: 'robbed', seat: s.active, pirate: id, good, credits: 0 });
  endMovement(config, s, io);
}

export function robbed(config: Config): Kind<'robbed'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'robbed', 'mvs.pirate.6')],
    legal: (_s, f) => f.goods.map((good) => ({ do: 'lose', good })),
    label: (_s, _f, _d, a) => {
      const good = a.do === 'lose' ? a.good : '';
      return {
        label: msg('mvs.do.lose', { good: goodName(config, good) }),
        at: { t: 'token', id: good },
      };
    },
    reduce(s, _f, _d, a, io) {
      resumeMove(s);
      if (a.do === 'lose') giveUp(config, s, a.good, io);
    },
  };
}
