import { type Msg, msg } from '@fondaco/kernel';
import type { Facts } from '../rules/facts/index.ts';

type Pack = Facts['pack'];

/** The Galactic Base's id in places that name a culture. */
export const BASE = 'base';

/** A culture with its number on the board. */
export type NumberedCulture = Pack['cultures'][number] & { number: number };
type Good = NumberedCulture['good'] & { culture: string };
type Tech = Pack['techs'][number];
export type Encounter = Pack['encounters'][number];
type Equipment = NumberedCulture['market']['low'][number]['item'];
export type MarketState = keyof NumberedCulture['market'];

/** The component values as the page reads them. */
export interface Catalog {
  pack: Pack;
  /** mvs.option.2 */
  asteroidTelegate: boolean;
  cultures: readonly NumberedCulture[];
  culture(id: string): NumberedCulture | undefined;
  good(id: string): Good | undefined;
  tech(id: string): Tech | undefined;
  passenger(id: string): Pack['passengers'][number] | undefined;
  demand(id: string): Pack['demands'][number] | undefined;
  encounter(id: string): Encounter | undefined;
  pirate(id: string): Pack['pirates'][number] | undefined;
  reward(id: string): Pack['rewards'][number] | undefined;
  mission(id: string): Pack['missions'][number] | undefined;
  pilot(home: string): Pack['pilots'][number] | undefined;
}

const finder = <T extends { id: string }>(list: readonly T[]): ((id: string) => T | undefined) => {
  const byId = new Map(list.map((x) => [x.id, x]));
  return (id) => byId.get(id);
};

const cache = new WeakMap<Facts, Catalog>();

/** The catalog of a table, built once for its facts. */
export function catalogOf(facts: Facts): Catalog {
  let catalog = cache.get(facts);
  if (!catalog) {
    catalog = catalogFrom(facts.pack, facts.options.asteroidTelegate);
    cache.set(facts, catalog);
  }
  return catalog;
}

export function catalogFrom(pack: Pack, asteroidTelegate: boolean): Catalog {
  const cultures = pack.cultures.map((c, i) => ({ ...c, number: i + 1 }));
  return {
    pack,
    asteroidTelegate,
    cultures,
    culture: finder(cultures),
    good: finder(cultures.map((c) => ({ ...c.good, culture: c.id }))),
    tech: finder(pack.techs),
    passenger: finder(pack.passengers),
    demand: finder(pack.demands),
    encounter: finder(pack.encounters),
    pirate: finder(pack.pirates),
    reward: finder(pack.rewards),
    mission: finder(pack.missions),
    pilot: (home) => pack.pilots.find((p) => p.home === home),
  };
}

export const cultureMsg = (id: string): Msg =>
  id === BASE ? msg('mv.system.GB') : msg(`mv.culture.${id}`);
export const goodMsg = (id: string): Msg => msg(`mv.good.${id}`);
const passengerMsg = (id: string): Msg => msg(`mv.passenger.${id}`);
const equipmentMsg = (id: Equipment): Msg => msg(`mvs.equipment.${id}`);
export const rewardMsg = (id: string): Msg => msg(`mvs.reward.${id}`);

/** The name of a technology; a Throttle Boost is named with its value. */
export function techMsg(catalog: Catalog, id: string): Msg {
  const tech = catalog.tech(id);
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

/** The name of anything that can be aboard or on sale. */
export function itemMsg(catalog: Catalog, id: string): Msg {
  if (catalog.good(id)) return goodMsg(id);
  if (catalog.passenger(id)) return passengerMsg(id);
  if (catalog.tech(id)) return techMsg(catalog, id);
  return EQUIPMENT.includes(id) ? equipmentMsg(id as Equipment) : rewardMsg(id);
}
