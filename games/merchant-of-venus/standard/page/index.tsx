import { type Json, msg } from '@fondaco/kernel';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import type { Facts } from '../rules/facts/index.ts';
import type { StandardEvent } from '../rules/index.ts';
import { Aid } from './aid/aid.tsx';
import { catalogOf } from './catalog.ts';
import { placeMsg } from './chart/board-side.ts';
import { Reckoning } from './reckoning/reckoning.tsx';
import { GoodWord } from './signs.tsx';
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
  checked: 900,
  spentDial: 500,
  stopped: 600,
  metPirate: 900,
  fought: 1100,
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

const GOOD = /^mvs?\.good\.(.+)$/;
const HEADINGS: readonly string[] = ['began', 'round', 'turn'];

/** How the web page shows the Standard game of Merchant of Venus. */
export const look: GameLook = {
  Table: StandardTable,
  Reckoning,
  Aid,
  stage(json: Json) {
    const { round, lastRound } = json as unknown as View;
    return msg('mvs.ui.stage', { round, last: lastRound });
  },
  pace: (event: Json) => EVENT_MS[(event as unknown as StandardEvent).t] ?? 0,
  heading: (event: Json) => HEADINGS.includes((event as unknown as StandardEvent).t),
  keys: [
    { key: 'w', what: 'mv.ui.whoBuys' },
    { key: '1–9', what: 'mvs.ui.key.die' },
    { key: 'n t …', what: 'mvs.ui.key.box' },
  ],
  goal: ({ id }, facts) =>
    msg('mvs.do.go', { space: placeMsg(catalogOf(facts as Facts), String(id)) }),
  mark(inner, text) {
    const good = GOOD.exec(inner.key)?.[1];
    return good === undefined ? null : <GoodWord good={good}>{text}</GoodWord>;
  },
};
