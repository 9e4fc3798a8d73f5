import { msg, must, type Option } from '@fondaco/kernel';
import { activePlayer, type Book, type StandardIo, spaceOf } from '../book.ts';
import { drawMission } from '../cards/missions/draw.ts';
import type { Kind } from '../frame.ts';
import { pilotName } from '../labels.ts';
import { gainFame, pay } from '../round/bank.ts';
import type { Action, State } from '../state.ts';
import { goAshore } from './arrive.ts';
import type { PortAction, PortFrame } from './frames.ts';
import { isSchool, sides, train, trainings, whyNotTrain } from './pilot.ts';
import { type No, refusalOf } from './why.ts';

type Ashore = Extract<PortFrame, { f: 'ashore' }>;

/** What is on offer here before the market, and what stands against it. */
function offers(b: Book, s: State, f: Ashore): { action: PortAction; no: No | null }[] {
  const found: { action: PortAction; no: No | null }[] = [];
  if (isSchool(b, s))
    for (const side of sides(s))
      found.push({ action: { do: 'train', side }, no: whyNotTrain(b, s) });
  if (!f.contacted && spaceOf(b, activePlayer(s).space).type === 'base' && !activePlayer(s).second)
    found.push({ action: { do: 'secondMission' }, no: whyNoSecond(b, s) });
  return found;
}

/** mvs.mission.3 */
function whyNoSecond(b: Book, s: State): No | null {
  return activePlayer(s).credits < b.constants.secondMission ? ['mvs.mission.3', 'tooDear'] : null;
}

/** mvs.mission.3: no buy action; fame at once, and two open missions from now on. */
function takeSecond(b: Book, s: State, io: StandardIo): void {
  const price = b.constants.secondMission;
  pay(s, s.active, price);
  activePlayer(s).second = true;
  io.tell({ t: 'secondMission', seat: s.active, price });
  gainFame(s, s.active, b.constants.fame.secondMission, io);
  drawMission(b, s, s.active, io);
}

function label(b: Book, s: State, a: Action): Omit<Option<Action>, 'action' | 'off'> {
  const { pilot } = activePlayer(s);
  switch (a.do) {
    case 'train':
      return {
        label: msg('mvs.do.train', {
          level: pilot.level + 1,
          pilot: pilotName(pilot.home ?? '', a.side),
        }),
        at: { t: 'pilot', id: a.side ?? 2 },
        cost: msg('mv.credits', { count: b.constants.train }),
      };
    case 'secondMission':
      return {
        label: msg('mvs.do.secondMission'),
        cost: msg('mv.credits', { count: b.constants.secondMission }),
      };
    default:
      return { label: msg('mvs.do.goOn') };
  }
}

/** mvs.pilot.1, mvs.mission.3: between the movement and the market, where there is something to be had. */
export function ashore(b: Book): Kind<'ashore'> {
  return {
    decisions: (s, f) => [
      must(f.id, s.active, 'ashore', trainings(b, s).length > 0 ? 'mvs.pilot.1' : 'mvs.mission.3'),
    ],
    legal: (s, f) => [
      ...offers(b, s, f).flatMap((x) => (x.no === null ? [x.action] : [])),
      { do: 'leave' },
    ],
    label: (s, _f, _d, a) => label(b, s, a),
    off: (s, f) =>
      offers(b, s, f).flatMap(({ action, no }) =>
        no ? [{ action, ...label(b, s, action), off: refusalOf(no) }] : [],
      ),
    reduce(s, f, _d, a, io) {
      f.id = s.nextId++;
      if (a.do === 'train') train(b, s, a.side, io);
      else if (a.do === 'secondMission') takeSecond(b, s, io);
      else goAshore(b, s, f, io);
    },
    resume(s, f, io) {
      if (offers(b, s, f).some((x) => x.no === null)) return false;
      goAshore(b, s, f, io);
      return true;
    },
  };
}
