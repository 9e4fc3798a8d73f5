import { type Json, msg } from '@fondaco/kernel';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import { spaceMsg } from '../../board/page/words.ts';
import type { Facts } from '../rules/facts/index.ts';
import type { ClassicEvent, ClassicView } from '../rules/index.ts';
import { Aid } from './aid/aid.tsx';
import { Reckoning } from './reckoning/reckoning.tsx';
import { GoodWord } from './signs.tsx';
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

const GOOD = /^mv\.good\.(.+)$/;

/** How the web page shows Merchant of Venus Classic. */
export const look: GameLook = {
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
  pace: (event: Json) => EVENT_MS[(event as unknown as ClassicEvent).t] ?? 0,
  heading: (event: Json) => ['began', 'turn'].includes((event as unknown as ClassicEvent).t),
  keys: [{ key: 'w', what: 'mv.ui.whoBuys' }],
  goal: ({ id }) => msg('mvc.do.go', { space: spaceMsg(String(id)) }),
  mark(inner, text) {
    const good = GOOD.exec(inner.key)?.[1];
    return good === undefined ? null : <GoodWord good={good}>{text}</GoodWord>;
  },
};
