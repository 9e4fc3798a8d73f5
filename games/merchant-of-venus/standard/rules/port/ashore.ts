import { msg, must, type Option } from '@fondaco/kernel';
import { pay } from '../../../shared/rules/bank.ts';
import { drawMission } from '../cards/missions/draw.ts';
import { activePlayer, type Config, type StandardIo, spaceOf } from '../config.ts';
import type { Kind } from '../frame.ts';
import { pilotName } from '../labels.ts';
import { gainFame } from '../round/bank.ts';
import type { Action, State } from '../state.ts';
import { goAshore } from './arrive.ts';
import type { PortAction, PortFrame } from './frames.ts';
import { isSchool, sides, train, trainings, whyNotTrain } from './pilot.ts';
import { type No, toRefusal } from './refusals.ts';

type Ashore = Extract<PortFrame, { f: 'ashore' }>;

/** What is offered here before the market, with the reason if it is refused. */
function offers(config: Config, s: State, f: Ashore): { action: PortAction; no: No | null }[] {
  const found: { action: PortAction; no: No | null }[] = [];
  if (isSchool(config, s))
    for (const side of sides(s))
      found.push({ action: { do: 'train', side }, no: whyNotTrain(config, s) });
  if (
    !f.contacted &&
    spaceOf(config, activePlayer(s).space).type === 'base' &&
    !activePlayer(s).second
  )
    found.push({ action: { do: 'secondMission' }, no: whyNoSecond(config, s) });
  return found;
}

/** mvs.mission.3 */
function whyNoSecond(config: Config, s: State): No | null {
  return activePlayer(s).credits < config.constants.secondMission
    ? ['mvs.mission.3', 'tooDear']
    : null;
}

/** mvs.mission.3: no buy action; fame at once, and two open missions from now on. */
function takeSecond(config: Config, s: State, io: StandardIo): void {
  const price = config.constants.secondMission;
  pay(s, s.active, price);
  activePlayer(s).second = true;
  io.tell({ t: 'secondMission', seat: s.active, price });
  gainFame(s, s.active, config.constants.fame.secondMission, io);
  drawMission(config, s, s.active, io);
}

function label(config: Config, s: State, a: Action): Omit<Option<Action>, 'action' | 'off'> {
  const { pilot } = activePlayer(s);
  switch (a.do) {
    case 'train':
      return {
        label: msg('mvs.do.train', {
          level: pilot.level + 1,
          pilot: pilotName(pilot.home ?? '', a.side),
        }),
        at: { t: 'pilot', id: a.side ?? 2 },
        cost: msg('mv.credits', { count: config.constants.train }),
      };
    case 'secondMission':
      return {
        label: msg('mvs.do.secondMission'),
        cost: msg('mv.credits', { count: config.constants.secondMission }),
      };
    default:
      return { label: msg('mvs.do.goOn') };
  }
}

/** mvs.pilot.1, mvs.mission.3: between the movement and the market, if anything is offered there. */
export function ashore(config: Config): Kind<'ashore'> {
  return {
    decisions: (s, f) => [
      must(
        f.id,
        s.active,
        'ashore',
        trainings(config, s).length > 0 ? 'mvs.pilot.1' : 'mvs.mission.3',
      ),
    ],
    legal: (s, f) => [
      ...offers(config, s, f).flatMap((x) => (x.no === null ? [x.action] : [])),
      { do: 'leave' },
    ],
    label: (s, _f, _d, a) => label(config, s, a),
    off: (s, f) =>
      offers(config, s, f).flatMap(({ action, no }) =>
        no ? [{ action, ...label(config, s, action), off: toRefusal(no) }] : [],
      ),
    reduce(s, f, _d, a, io) {
      f.id = s.nextId++;
      if (a.do === 'train') train(config, s, a.side, io);
      else if (a.do === 'secondMission') takeSecond(config, s, io);
      else goAshore(config, s, f, io);
    },
    resume(s, f, io) {
      if (offers(config, s, f).some((x) => x.no === null)) return false;
      goAshore(config, s, f, io);
      return true;
    },
  };
}
