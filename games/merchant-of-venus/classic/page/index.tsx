import { type Json, msg, type Seat } from '@fondaco/kernel';
import type { GameLook, Sound } from '@fondaco/page-kit/look.ts';
import { spaceMsg } from '../../board/page/words.ts';
import { venusLook } from '../../shared/page/look.tsx';
import { REFERENCE_KEYS } from '../../shared/page/reference.tsx';
import type { Facts } from '../rules/facts/index.ts';
import type { ClassicEvent, ClassicView } from '../rules/index.ts';
import { Aid } from './aid/aid.tsx';
import { Reckoning } from './reckoning/reckoning.tsx';
import { sumUp } from './sum-up.ts';
import { ClassicTable } from './table.tsx';

/** How long each event is shown at normal pace, in milliseconds. Events not listed are not shown on their own. */
const EVENT_MS: Partial<Record<ClassicEvent['t'], number>> = {
  race: 500,
  turn: 500,
  rolled: 900,
  rerolled: 700,
  assigned: 400,
  moved: 220,
  jumped: 800,
  turnedUp: 900,
  paidHazard: 500,
  stopped: 600,
  tookRelic: 900,
  contact: 1200,
  bought: 500,
  builtFactory: 900,
  builtPort: 900,
  boughtShip: 900,
  usedIou: 500,
  sold: 600,
  bartered: 400,
  pickedUp: 400,
  droppedOff: 600,
  commission: 400,
  offered: 700,
  declined: 500,
  traded: 900,
  bankEmpty: 1200,
};

const SOUNDS: Partial<Record<ClassicEvent['t'], Sound>> = {
  rolled: 'dice',
  rerolled: 'dice',
  contact: 'cards',
  bought: 'coins',
  builtFactory: 'coins',
  builtPort: 'coins',
  boughtShip: 'coins',
  sold: 'coins',
  droppedOff: 'coins',
  commission: 'coins',
  traded: 'coins',
};

/** How the web page shows Merchant of Venus Classic. */
export const look: GameLook = {
  ...venusLook<ClassicEvent>({ eventMs: EVENT_MS, sounds: SOUNDS }),
  Table: ClassicTable,
  Reckoning,
  Aid,
  stage(json: Json, _options: Json, facts: unknown) {
    const view = json as unknown as ClassicView;
    const { round, goal } = facts as Facts;
    return goal === null
      ? msg('mv.ui.stageBank', { round: round(view), credits: view.bank })
      : msg('mv.ui.stage', { round: round(view), goal });
  },
  worth: (view: Json, seat: Seat, facts: unknown) =>
    (facts as Facts).worth(view as unknown as ClassicView, seat).total,
  sumUp,
  keys: REFERENCE_KEYS,
  goal: ({ id }) => msg('mvc.do.go', { space: spaceMsg(String(id)) }),
};
