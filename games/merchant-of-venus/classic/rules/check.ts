import { BadInput, msg } from '@fondaco/kernel';
import { dotsFree } from './cargo.ts';
import { EQUIPMENT } from './components/names.ts';
import { type Config, infoOf } from './config.ts';
import type { State } from './state.ts';

/** Checks that no tokens, cards or credits are lost or created, and that everything referred to exists. */
export function check(config: Config, s: State): void {
  checkCards(config, s);
  checkTokens(config, s);
  checkEncounters(config, s);
  checkCredits(config, s);
  checkPlayers(config, s);
  checkOffers(s);
}

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new BadInput('mvc.unsound', { what: msg(`mvc.unsound.${what}`) });
}

function checkCards(config: Config, s: State): void {
  const { systems } = config.tables.graph;
  const cards = systems.map((id) => s.systems[id]?.culture);
  demand(new Set(cards).size === config.tables.cultures.length, 'cards');
  for (const id of systems) {
    const contact = s.systems[id];
    demand(contact !== undefined && cards.includes(contact.culture), 'cards');
    demand(s.cultures[contact.culture]?.at === (contact.open ? id : null), 'cards');
    demand(!contact.open || contact.seen.length === 0, 'seen');
  }
}

function checkTokens(config: Config, s: State): void {
  const found = new Map<string, number>();
  const add = (token: string, n = 1): void => void found.set(token, (found.get(token) ?? 0) + n);
  for (const t of [...s.cup, ...s.base.passengers, ...s.players.flatMap((p) => p.cargo)]) add(t);
  for (const id of config.tables.cultures) {
    const culture = s.cultures[id];
    demand(culture !== undefined, 'cards');
    add(infoOf(config, id).good, culture.goods);
    add(infoOf(config, id).factory, culture.factoryGood ? 1 : 0);
    for (const t of [...culture.passengers, ...culture.demands]) add(t);
  }
  for (const [token, n] of config.tables.count) demand((found.get(token) ?? 0) === n, 'tokens');
  demand(
    [...found.keys()].every((t) => config.tables.count.has(t)),
    'tokens',
  );
  for (const e of EQUIPMENT) {
    const held = s.players.reduce((sum, p) => sum + p.equipment[e], 0);
    demand(s.stock[e] >= 0 && s.stock[e] + held === config.tables.equipment[e].count, 'equipment');
  }
}

function checkEncounters(config: Config, s: State): void {
  const left = config.tables.deck.slice();
  const relics = [
    ...s.players.flatMap((p) => p.relics),
    ...s.base.relics,
    ...Object.values(s.cultures).flatMap((c) => c.relics),
  ];
  let taken = 0;
  const lying = config.tables.graph.encounters.flatMap((id) => {
    const e = s.encounters[id];
    demand(e !== undefined && (e.token !== null || e.up), 'encounters');
    demand(!e.up || e.seen.length === 0, 'seen');
    if (e.token === null) taken++;
    return e.token ?? [];
  });
  demand(taken === relics.length, 'relics');
  for (const token of [...lying, ...relics]) {
    const at = left.indexOf(token);
    demand(at >= 0, 'encounters');
    left.splice(at, 1);
  }
}

function checkCredits(config: Config, s: State): void {
  const total = config.options.smallBank ? config.constants.smallBank : 0;
  const held = s.players.reduce((sum, p) => sum + p.credits, 0);
  demand(s.bank + held === total, 'credits');
  demand(!config.options.smallBank || s.bank >= 0, 'credits');
  demand(
    s.players.every((p) => p.credits >= 0),
    'credits',
  );
}

function checkPlayers(config: Config, s: State): void {
  const fitting = s.agenda.at(-1)?.f === 'fit';
  const races = s.players.flatMap((p) => p.race ?? []);
  demand(new Set(races).size === races.length, 'races');
  for (const p of s.players) {
    demand(config.tables.graph.space.has(p.space), 'space');
    demand(fitting || dotsFree(config, p) >= 0, 'holds');
    demand(
      p.ious.every((id) => s.cultures[id]?.at !== null),
      'ious',
    );
  }
  const ious = s.players.flatMap((p) => p.ious);
  demand(new Set(ious).size === ious.length, 'ious');
  for (const [orbit, seat] of Object.entries(s.ports)) {
    const space = config.tables.graph.space.get(orbit);
    demand(space?.orbit === true && seat < s.players.length, 'ports');
    demand(space.system !== null && s.systems[space.system]?.open === true, 'ports');
  }
}

function checkOffers(s: State): void {
  const f = s.agenda.at(-1);
  if (f?.f !== 'dock') return;
  const sound = f.offers.every(
    (o) => (o.from === s.active) !== (o.to === s.active) && o.id < s.nextId,
  );
  demand(sound && f.value >= 0 && f.turnover >= 0, 'offers');
}
