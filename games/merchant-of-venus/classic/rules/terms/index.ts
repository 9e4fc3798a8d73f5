import type { Seat } from '@fondaco/kernel';
import { shieldsOf } from '../cargo.ts';
import { type Config, infoOf, player } from '../config.ts';
import { skips } from '../drives.ts';
import { factoriesOf, netWorth, portsOf } from '../end.ts';
import type { Drive, Equipment, Player, ShipClass, State } from '../state.ts';
import { pocketValue } from './calls.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { aboardValue, errandValue, foundValue, type LoadedShip, loadedShip } from './trade.ts';
import { loadedValue } from './trip.ts';
import { voyageValue } from './voyage.ts';

/** What a ship is worth beyond its price as long as there is a game to play with it. */
const SHIP_CREDITS: Readonly<Record<ShipClass, number>> = {
  scout: 0,
  clipper: 150,
  transport: 330,
  freighter: 250,
};
const RED_DRIVE_CREDITS = 230;
const YELLOW_DRIVE_CREDITS = 150;
const SHIELD_CREDITS = 68;
const RELIC_PRICE_SHARE = 0.7;
/** Money in hand is worth more than money bound, up to what a cargo costs. */
const CASH_SHARE = 0.3;
const CASH_MAX_CREDITS = 250;
/** Goods aboard are nearly money. */
const GOODS_AS_CASH_SHARE = 0.7;
/** Turns a game takes each player, or thereabouts. */
const USUAL_TURNS = 45;
/** The same among better players. */
const TURNS_OF_A_GAME = 30;
/** Shields beyond these hardly pay. */
const MOST_SHIELDS = 2;
const CREDITS_PER_THING_KEPT = 0.5;
const SPACEPORT_CREDITS = 12;
const FACTORY_CREDITS = 25;

export const TERM_NAMES = [
  'netWorth',
  'cash',
  'markets',
  'aboard',
  'errand',
  'ship',
  'shield',
  'relics',
  'purse',
  'deeds',
  'switches',
  'loaded',
  'voyage',
  'clipper',
  'transport',
  'freighter',
  'skipsRed',
  'skipsYellow',
  'shields',
  'cards',
  'pocket',
] as const;

/** The greedy bot goes by the first eleven, each as it is, and does not see the others: so it stays a fixed opponent. */
const TERMS_OF_GREEDY = 11;
export const HAND_WEIGHTS: readonly number[] = TERM_NAMES.map((_, i) =>
  i < TERMS_OF_GREEDY ? 1 : 0,
);

/** What a position is worth. The terms of the greedy bot are in credits: net worth, cargo, the next errand, ship, cards, deeds to come. */
export function terms(config: Config, s: State, who: Seat): number[] {
  const worth = netWorth(config, s, who);
  const p = player(s, who);
  if (s.over) return termsAtTheEnd(p, worth + (s.over.order[0] === who ? config.goal : 0));
  // By the clock and not by the purse: earning must never make a ship worth less.
  const left = Math.max(0.15, 1 - s.turn / s.players.length / USUAL_TURNS);
  const clock = Math.max(0.1, 1 - s.turn / s.players.length / TURNS_OF_A_GAME);
  const prospects = prospectsOf(config, s, who);
  const ship = loadedShip(p, prospects);
  return [
    worth,
    CASH_SHARE *
      Math.min(p.credits + GOODS_AS_CASH_SHARE * resaleAboard(ship), CASH_MAX_CREDITS) *
      left,
    foundValue(config, prospects.open),
    aboardValue(ship),
    errandValue(ship, prospects),
    (SHIP_CREDITS[p.ship] + driveWorth(p)) * left,
    (p.equipment.shield > 0 ? SHIELD_CREDITS : 0) * left,
    relicWorth(config, p) * left,
    purse(prospects),
    (portsOf(s, who) * SPACEPORT_CREDITS + factoriesOf(s, who) * FACTORY_CREDITS) * left,
    switches(s, who),
    loadedValue(ship, prospects),
    voyageValue(ship, prospects, who),
    p.ship === 'clipper' ? clock : 0,
    p.ship === 'transport' ? clock : 0,
    p.ship === 'freighter' ? clock : 0,
    skips(p, NONE_OFF, 'red') ? clock : 0,
    skips(p, NONE_OFF, 'yellow') ? clock : 0,
    Math.min(MOST_SHIELDS, shieldsOf(p)) * clock,
    cards(config, p) * clock,
    pocketValue(ship, prospects),
  ];
}

/** Nothing counts but the net worth. Things kept are worth a trifle, so that a winner does not throw them away first. */
function termsAtTheEnd({ cargo, relics, ious, equipment }: Player, worth: number): number[] {
  let things = cargo.length + relics.length + ious.length;
  for (const item in equipment) things += equipment[item as Equipment];
  return TERM_NAMES.map((name) =>
    name === 'netWorth' ? worth : name === 'loaded' ? things * CREDITS_PER_THING_KEPT : 0,
  );
}

function cards(config: Config, p: Player): number {
  let sum = 0;
  for (const id of p.ious) sum += infoOf(config, id).iou;
  return sum;
}

function resaleAboard({ cargo }: LoadedShip): number {
  let sum = 0;
  for (const { good } of cargo) sum += good?.resale ?? 0;
  return sum;
}

const NONE_OFF: readonly Drive[] = [];

const driveWorth = (p: Player): number =>
  (skips(p, NONE_OFF, 'red') ? RED_DRIVE_CREDITS : 0) +
  (skips(p, NONE_OFF, 'yellow') ? YELLOW_DRIVE_CREDITS : 0);

function relicWorth(config: Config, p: Player): number {
  let sum = 0;
  for (const relic of p.relics) sum += config.tables.relics[relic].cost * RELIC_PRICE_SHARE;
  return sum;
}

/** Trade-in value and first contact credits that are waiting to be spent. */
function purse({ dock }: Prospects): number {
  if (!dock) return 0;
  const { value, buys, iou } = dock;
  return (buys === 0 ? 0 : value * 0.9) + (iou ?? 0) * 0.9;
}

/** Drives are for use, and a laid 4 is better than a throw. */
function switches(s: State, who: Seat): number {
  const f = s.agenda.at(-1);
  if (who !== s.active || f?.f !== 'heading') return 0;
  return (f.autopilot ? 2 : 0) - 5 * f.off.length;
}
