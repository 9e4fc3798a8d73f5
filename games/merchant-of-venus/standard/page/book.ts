import { type Json, type Msg, msg } from '@fondaco/kernel';
import classic from '../../classic/rules/components/classic.json';
import shipped from '../rules/components/standard.json';
import type { StandardPack } from '../rules/index.ts';

type Pack = Omit<StandardPack, 'board'>;
const PACK = shipped as unknown as Pack;

/** Stands where a culture could: the Galactic Base. */
export const BASE = 'base';

export type CultureInfo = Pack['cultures'][number] & { number: number };
export type Good = CultureInfo['good'] & { culture: string };
export type Tech = Pack['techs'][number];
export type Equipment = CultureInfo['market']['low'][number]['item'];
export type MarketState = keyof CultureInfo['market'];

export interface Options {
  variant: 'standard' | 'lightSpeed' | 'soloChallenge' | 'epic';
  asteroidTelegate: boolean;
  drivesSkipHazards: boolean;
}

/** The component values as the page reads them. */
export interface Book {
  pack: Pack;
  options: Options;
  cultures: readonly CultureInfo[];
  culture(id: string): CultureInfo | undefined;
  good(id: string): Good | undefined;
  tech(id: string): Tech | undefined;
  passenger(id: string): Pack['passengers'][number] | undefined;
  demand(id: string): Pack['demands'][number] | undefined;
  encounter(id: string): Pack['encounters'][number] | undefined;
  pirate(id: string): Pack['pirates'][number] | undefined;
  reward(id: string): Pack['rewards'][number] | undefined;
  mission(id: string): Pack['missions'][number] | undefined;
  challenge(id: string): Pack['challenges'][number] | undefined;
  pilot(home: string): Pack['pilots'][number] | undefined;
}

const finder = <T extends { id: string }>(list: readonly T[]): ((id: string) => T | undefined) => {
  const byId = new Map(list.map((x) => [x.id, x]));
  return (id) => byId.get(id);
};

const made = new Map<string, Book>();

export function bookOf(options: Json): Book {
  const key = JSON.stringify(options);
  let book = made.get(key);
  if (!book) {
    book = makeBook(options as unknown as Options);
    made.set(key, book);
  }
  return book;
}

function makeBook(options: Options): Book {
  const cultures = PACK.cultures.map((c, i) => ({ ...c, number: i + 1 }));
  return {
    pack: PACK,
    options,
    cultures,
    culture: finder(cultures),
    good: finder(cultures.map((c) => ({ ...c.good, culture: c.id }))),
    tech: finder(PACK.techs),
    passenger: finder(PACK.passengers),
    // mvs.option.4: demands are those of the Classic game
    demand: finder(classic.demands),
    encounter: finder(PACK.encounters),
    pirate: finder(PACK.pirates),
    reward: finder(PACK.rewards),
    mission: finder(PACK.missions),
    challenge: finder(PACK.challenges),
    pilot: (home) => PACK.pilots.find((p) => p.home === home),
  };
}

export const cultureMsg = (id: string): Msg =>
  id === BASE ? msg('mv.system.GB') : msg(`mv.culture.${id}`);
export const goodMsg = (id: string): Msg => msg(`mv.good.${id}`);
const passengerMsg = (id: string): Msg => msg(`mv.passenger.${id}`);
export const equipmentMsg = (id: Equipment): Msg => msg(`mvs.equipment.${id}`);
export const rewardMsg = (id: string): Msg => msg(`mvs.reward.${id}`);

/** A Throttle Boost is told apart by its value. */
export function techMsg(b: Book, id: string): Msg {
  const tech = b.tech(id);
  if (tech?.value === undefined) return msg(`mvs.tech.${id}`);
  return msg('mvs.techValue', { tech: msg(`mvs.tech.${tech.kind}`), value: tech.value });
}

const EQUIPMENT: readonly string[] = [
  'laser',
  'shield',
  'cargoHold',
  'yellowDrive',
  'redDrive',
  'comboDrive',
];

/** Whatever can be aboard or on sale, by its name. */
export function itemMsg(b: Book, id: string): Msg {
  if (b.good(id)) return goodMsg(id);
  if (b.passenger(id)) return passengerMsg(id);
  if (b.tech(id)) return techMsg(b, id);
  return EQUIPMENT.includes(id) ? equipmentMsg(id as Equipment) : rewardMsg(id);
}
