import { type Json, msg, type Seat } from '@fondaco/kernel';
import type { GameLook, Sound } from '@fondaco/page-kit/look.ts';
import { venusLook } from '../../shared/page/look.tsx';
import { REFERENCE_KEYS } from '../../shared/page/reference.tsx';
import type { Facts } from '../rules/facts/index.ts';
import type { StandardEvent } from '../rules/index.ts';
import { Aid } from './aid/aid.tsx';
import { catalogOf } from './catalog.ts';
import { placeMsg } from './chart/board-side.ts';
import { Reckoning } from './reckoning/reckoning.tsx';
import { sumUp } from './sum-up.ts';
import { StandardTable } from './table.tsx';
import type { View } from './view.ts';

/** How long each event is shown at normal pace, in milliseconds. Events not listed are not shown on their own. */
const EVENT_MS: Partial<Record<StandardEvent['t'], number>> = {
  pilot: 500,
  contact: 1200,
  revealed: 700,
  round: 500,
  turn: 500,
  passenger: 500,
  title: 800,
  drillsPaid: 500,
  rolled: 900,
  rolledMore: 700,
  rerolled: 700,
  turnedDie: 600,
  assigned: 500,
  moved: 200,
  threwForGate: 700,
  threwForExit: 700,
  choseExit: 700,
  jumped: 800,
  checked: 1500,
  spentDial: 500,
  stopped: 600,
  metPirate: 900,
  fought: 1500,
  robbed: 800,
  drewEncounter: 1600,
  placed: 500,
  reward: 1200,
  newMission: 1000,
  completed: 1100,
  bought: 500,
  boughtReward: 600,
  sold: 600,
  portFee: 500,
  shifted: 400,
  pickedUp: 400,
  droppedOff: 600,
  built: 900,
  trained: 800,
  challengeActive: 1000,
  challengeDone: 1200,
};

const SOUNDS: Partial<Record<StandardEvent['t'], Sound>> = {
  rolled: 'dice',
  rolledMore: 'dice',
  rerolled: 'dice',
  threwForGate: 'dice',
  threwForExit: 'dice',
  checked: 'dice',
  fought: 'dice',
  contact: 'cards',
  drewEncounter: 'cards',
  reward: 'cards',
  newMission: 'cards',
  bought: 'coins',
  boughtReward: 'coins',
  sold: 'coins',
  droppedOff: 'coins',
  portFee: 'coins',
  built: 'coins',
};

/** How the web page shows the Standard game of Merchant of Venus. */
export const look: GameLook = {
  ...venusLook<StandardEvent>({ eventMs: EVENT_MS, sounds: SOUNDS }),
  Table: StandardTable,
  Reckoning,
  Aid,
  stage(json: Json) {
    const { round, lastRound } = json as unknown as View;
    return msg('mvs.ui.stage', { round, last: lastRound });
  },
  worth: (view: Json, seat: Seat, facts: unknown) =>
    (facts as Facts).worth(view as unknown as View, seat),
  sumUp,
  keys: [
    ...REFERENCE_KEYS,
    { key: '1–9', what: 'mvs.ui.key.die' },
    { key: 'n t …', what: 'mvs.ui.key.box' },
  ],
  goal: ({ id }, facts) =>
    msg('mvs.do.go', { space: placeMsg(catalogOf(facts as Facts), String(id)) }),
};
