import { msg, must, type Option } from '@fondaco/kernel';
import { pay } from '../../../shared/rules/bank.ts';
import { drawMission } from '../cards/missions/draw.ts';
import { activePlayer, type Config, type StandardIo } from '../config.ts';
import type { Kind } from '../frame.ts';
import { pilotName } from '../labels.ts';
import { gainFame } from '../round/bank.ts';
import type { Action, State } from '../state.ts';
import { goAshore } from './arrive.ts';
import type { PortFrame } from './frames.ts';
import { isSchool, sides, train, trainings, whyNotTrain } from './pilot.ts';
import { addOffer, type No, type Offers, toRefusal } from './refusals.ts';

type Ashore = Extract<PortFrame, { f: 'ashore' }>;

/** What is offered here before the market. */
function addOffers(config: Config, s: State, f: Ashore, to: Offers): void {
  const p = activePlayer(s);
  if (isSchool(config, s))
    for (const side of sides(s)) addOffer(to, { do: 'train', side }, whyNotTrain(config, s));
  if (!f.contacted && !p.second && p.space === config.tables.graph.base)
    addOffer(to, { do: 'secondMission' }, whyNoSecond(config, s));
}

function offersNow(config: Config, s: State, f: Ashore): Action[] {
  const open: Action[] = [];
  addOffers(config, s, f, { open, refused: null });
  return open;
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
    legal: (s, f) => [...offersNow(config, s, f), { do: 'leave' }],
    label: (s, _f, _d, a) => label(config, s, a),
    off(s, f) {
      const refused: Offers['refused'] = [];
      addOffers(config, s, f, { open: [], refused });
      return refused.map(({ action, no }) => ({
        action,
        ...label(config, s, action),
        off: toRefusal(no),
      }));
    },
    reduce(s, f, _d, a, io) {
      f.id = s.nextId++;
      if (a.do === 'train') train(config, s, a.side, io);
      else if (a.do === 'secondMission') takeSecond(config, s, io);
      else goAshore(config, s, f, io);
    },
    resume(s, f, io) {
      if (offersNow(config, s, f).length > 0) return false;
      goAshore(config, s, f, io);
      return true;
    },
  };
}
