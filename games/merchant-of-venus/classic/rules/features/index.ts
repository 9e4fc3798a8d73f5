import type { Seat } from '@fondaco/kernel';
import type { Config } from '../config.ts';
import { player } from '../config.ts';
import { skips } from '../drives.ts';
import { netWorth } from '../end.ts';
import type { DockFrame, Player, ShipClass, State } from '../state.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { cargoValue, errandValue, foundValue } from './trade.ts';

/** What a ship is worth beyond its price as long as there is a game to play with it. */
const SHIP_WORTH: Readonly<Record<ShipClass, number>> = {
  scout: 0,
  clipper: 150,
  transport: 330,
  freighter: 250,
};
const RED = 230;
const YELLOW = 150;
const SHIELD = 68;
const RELIC = 0.7;
/** Money in hand is worth more than money bound, up to what a cargo costs. */
const LIQUID = 0.3;
const LIQUID_UP_TO = 250;
/** Goods aboard are nearly money. */
const NEARLY = 0.7;
/** Turns a game takes each player, or thereabouts. */
const USUAL_TURNS = 45;
const PORT_BONUS = 12;
const FACTORY_BONUS = 25;

/** What a position is worth, in credits: net worth, cargo, the next errand, ship, cards, deeds to come. */
export function features(config: Config, s: State, who: Seat): number[] {
  const worth = netWorth(config, s, who);
  if (s.over) return [worth + (s.over.order[0] === who ? config.goal : 0)];
  const p = player(s, who);
  // By the clock and not by the purse: earning must never make a ship worth less.
  const left = Math.max(0.15, 1 - s.turn / s.players.length / USUAL_TURNS);
  const look = outlookOf(config, s, who);
  return [
    worth,
    LIQUID * Math.min(p.credits + NEARLY * resaleAboard(config, p), LIQUID_UP_TO) * left,
    foundValue(config, s, 0),
    cargoValue(config, p, look),
    errandValue(config, s, p, look),
    (SHIP_WORTH[p.ship] + driveWorth(p)) * left,
    (p.equipment.shield > 0 ? SHIELD : 0) * left,
    p.relics.reduce((sum, r) => sum + config.tables.relics[r].cost * RELIC, 0) * left,
    purse(look),
    deedBonus(s, who) * left,
    switches(s, who),
  ];
}

const resaleAboard = (config: Config, p: Player): number =>
  p.cargo.reduce((sum, t) => sum + (config.tables.goods.get(t)?.resale ?? 0), 0);

const driveWorth = (p: Player): number =>
  (skips(p, [], 'red') ? RED : 0) + (skips(p, [], 'yellow') ? YELLOW : 0);

/** Trade-in value and first contact credits that are waiting to be spent. */
function purse({ dock }: Outlook): number {
  if (!dock) return 0;
  const { value, buys, iou } = dock as DockFrame;
  return (buys === 0 ? 0 : value * 0.9) + (iou ?? 0) * 0.9;
}

function deedBonus(s: State, who: Seat): number {
  let bonus = 0;
  for (const orbit in s.ports) if (s.ports[orbit] === who) bonus += PORT_BONUS;
  for (const id in s.cultures) if (s.cultures[id]?.factory === who) bonus += FACTORY_BONUS;
  return bonus;
}

/** Drives are for use, and a laid 4 is better than a throw. */
function switches(s: State, who: Seat): number {
  const f = s.agenda.at(-1);
  if (who !== s.active || f?.f !== 'heading') return 0;
  return (f.autopilot ? 2 : 0) - 5 * f.off.length;
}
