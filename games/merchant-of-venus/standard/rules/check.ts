import { BadInput, msg } from '@fondaco/kernel';
import { DRIVES } from './components/names.ts';
import { type Config, infoOf } from './config.ts';
import { stepsFrom } from './flight/steps.ts';
import { cargoFits } from './port/holds.ts';
import { landingAt } from './port/places.ts';
import { isMostInfamous } from './round/bank.ts';
import { isBetweenTurns } from './round/between.ts';
import type { Deck, State } from './state.ts';

/** Checks that no tokens, cards or credits are lost or created, and that everything referred to exists. */
export function check(config: Config, s: State): void {
  checkContacts(config, s);
  checkTokens(config, s);
  checkCards(config, s);
  checkCredits(s);
  checkPlayers(config, s);
  checkBoard(config, s);
  checkTitles(s);
  checkTurn(config, s);
}

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new BadInput('mvs.unsound', { what: msg(`mvs.unsound.${what}`) });
}

function checkContacts(config: Config, s: State): void {
  const { systems } = config.tables.graph;
  const cards = systems.map((id) => s.systems[id]?.culture);
  demand(new Set(cards).size === config.tables.cultures.length, 'contacts');
  for (const id of systems) {
    const contact = s.systems[id];
    demand(contact !== undefined && config.tables.culture.has(contact.culture), 'contacts');
    demand(s.cultures[contact.culture]?.at === (contact.open ? id : null), 'contacts');
    demand(!contact.open || contact.seen.length === 0, 'seen');
  }
  for (const id of config.tables.cultures) {
    const c = s.cultures[id];
    demand(c !== undefined && [...c.market].sort().join() === 'active,high,low', 'market');
    if (c.at === null) demand(c.goods.length === 0 && c.techs.length === 0, 'market');
  }
}

/** Goods, technologies, passengers, demands and equipment. */
function checkTokens(config: Config, s: State): void {
  const { goods, techs, passengers, demands } = config.tables;
  const found = new Map<string, number>();
  const add = (id: string, n = 1): void => void found.set(id, (found.get(id) ?? 0) + n);
  for (const id of [...s.base.passengers, ...s.pool, ...s.demandPool, ...s.gone]) add(id);
  for (const p of s.players) for (const id of [...p.cargo, ...p.techs]) add(id);
  for (const id of config.tables.cultures) {
    const c = s.cultures[id];
    demand(c !== undefined && c.supply >= 0, 'tokens');
    add(infoOf(config, id).good, c.supply);
    for (const lying of [c.goods, c.techs, c.techSupply, c.passengers, c.demands])
      for (const token of lying) add(token);
  }
  for (const kind of [goods, techs, passengers, ...(config.options.demand ? [demands] : [])])
    for (const id of kind.keys())
      demand((found.get(id) ?? 0) === config.tables.count.get(id), 'tokens');
  for (const drive of DRIVES) {
    const held = s.players.filter((p) => p.drive === drive).length;
    demand(s.stock[drive] >= 0 && s.stock[drive] + held === config.stock[drive], 'equipment');
  }
  const holds = s.players.reduce((sum, p) => sum + p.holds - config.constants.startHolds, 0);
  demand(
    s.stock.cargoHold >= 0 && s.stock.cargoHold + holds === config.stock.cargoHold,
    'equipment',
  );
}

/** Every card is in one place. */
function checkCards(config: Config, s: State): void {
  const inDeck = (d: Deck<string>): string[] => [...d.cards.map((c) => c.card), ...d.discards];
  const drawn = (from: string): string[] =>
    s.agenda.flatMap((f) => (f.f === 'draw' && f.from === from ? f.cards : []));
  const all = (kind: ReadonlyMap<string, unknown>, cards: readonly string[], what: string): void =>
    demand(cards.length === kind.size && new Set(cards).size === kind.size, what);
  const { encounters, rewards, missions } = config.tables;
  const held = Object.keys(s.titles).filter((id) => s.titles[id as 'slaver'] !== 'deck');
  const asked = s.agenda.flatMap((f) => (f.f === 'card' ? f.card : []));
  const gone = s.gone.filter((id) => encounters.has(id));
  all(
    encounters,
    [...inDeck(s.encounters), ...drawn('encounters'), ...held, ...asked, ...gone],
    'encounters',
  );
  const rewarded = [...s.base.rewards, ...s.players.flatMap((p) => p.rewards)];
  all(rewards, [...inDeck(s.rewards), ...drawn('rewards'), ...rewarded], 'rewards');
  const given = s.players.flatMap((p) => [...p.missions, ...p.completed]);
  all(missions, [...inDeck(s.missions), ...drawn('missions'), ...given], 'missions');
}

function checkCredits(s: State): void {
  const held = s.players.reduce((sum, p) => sum + p.credits, 0);
  demand(s.bank + held === 0, 'credits');
  demand(
    s.players.every((p) => p.credits >= 0),
    'credits',
  );
}

function checkPlayers(config: Config, s: State): void {
  const fitting = s.agenda.some((f) => f.f === 'fit');
  const homes = s.players.flatMap((p) => p.pilot.home ?? []);
  demand(new Set(homes).size === homes.length, 'pilots');
  s.players.forEach((p, seat) => {
    demand(config.tables.graph.space.has(p.space), 'space');
    demand(fitting || cargoFits(config, s, p), 'holds');
    demand(p.fame >= 0 && p.infamy >= 0, 'fame');
    for (const dial of [p.laser, p.shield])
      demand(dial >= 0 && dial <= config.constants.dialMost, 'dials');
    demand(p.holds <= config.constants.maxHolds, 'holds');
    demand((p.pilot.level === 3) === (p.pilot.side !== null), 'pilots');
    const upgrades = p.techs.filter((id) => config.tables.techs.get(id)?.type === 'upgrade').length;
    demand(upgrades <= config.constants.slots, 'upgrades');
    demand(p.missions.length <= (p.second ? 2 : 1), 'missions');
    const tokens = [...Object.values(s.ports), ...Object.values(s.drills)];
    demand(tokens.filter((x) => x === seat).length <= config.constants.tokens, 'playerTokens');
    for (const [id, credits] of Object.entries(p.contacts))
      demand(credits >= 0 && s.cultures[id]?.at !== null, 'contacts');
  });
}

function checkBoard(config: Config, s: State): void {
  for (const [orbit, seat] of Object.entries(s.ports)) {
    demand(
      [...config.tables.sites.values()].some((sites) => sites.includes(orbit)),
      'ports',
    );
    demand(seat < s.players.length && landingAt(config, s, orbit), 'ports');
  }
  for (const [space, seat] of Object.entries(s.drills)) {
    const known = config.tables.graph.space.has(space);
    demand(known && seat < s.players.length && !landingAt(config, s, space), 'drills');
  }
  for (const [space, placed] of Object.entries(s.board)) {
    demand(config.tables.graph.encounters.includes(space), 'board');
    if (placed.t === 'pirate') demand(placed.infamy >= 0, 'fame');
  }
}

function checkTitles(s: State): void {
  for (const holder of Object.values(s.titles))
    demand(typeof holder === 'string' || holder < s.players.length, 'titles');
  const holder = s.titles.confirmedLocation;
  demand(typeof holder === 'string' || !isMostInfamous(s, holder), 'intel'); // mvs.intel.2
}

function checkTurn(config: Config, s: State): void {
  const boxes = s.turn.dice.flatMap((d) => d.box ?? []);
  demand(new Set(boxes).size === boxes.length, 'dice');
  // mvs.round.1, mvs.mission.1: between turns nothing of a turn is left, and no mission is completed
  if (isBetweenTurns(s)) {
    demand(Object.values(s.turn).every(isUnused), 'turn');
    demand(!s.agenda.some((f) => f.f === 'owed' || f.f === 'draw' || f.f === 'tradeIn'), 'turn');
  }
  // mvs.drive.1: a ship over a skipped space can go on
  for (const f of s.agenda)
    if (f.f === 'move' && f.glide) demand(stepsFrom(config, s, f).length > 0, 'glide');
}

const isUnused = (part: unknown): boolean => (Array.isArray(part) ? part.length === 0 : !part);
