import { BadInput, msg } from '@fondaco/kernel';
import { type Config, player } from './config.ts';
import { deckFor } from './setup.ts';
import { type CardId, type Player, SOURCES, type State, VENICE } from './state.ts';

/** Nothing is lost and nothing made: cards, markers, ducats; and whatever is pointed at is there. */
export function check(config: Config, s: State): void {
  checkCards(config, s);
  checkVenice(s);
  checkMarkers(config, s);
  checkDucats(config, s);
  checkOffers(config, s);
}

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new BadInput('om.unsound', { what: msg(`om.unsound.${what}`) });
}

function checkCards(config: Config, s: State): void {
  const all = [...s.pile.filter((c) => c !== VENICE), ...s.discards, ...s.played];
  for (const p of s.players) {
    all.push(...p.hand, ...p.cargo, ...p.pirates);
    checkHand(config, p);
  }
  const deck = deckFor(config, s.players.length);
  const once = all.length === deck.length && new Set(all).size === deck.length;
  demand(once && deck.every((c) => all.includes(c)), 'cards');
}

function checkHand(config: Config, p: Player): void {
  const ranks = p.hand.map((c) => config.tables.rank.get(c) as number);
  demand(
    ranks.every((r, i) => i === 0 || r > (ranks[i - 1] as number)),
    'order',
  );
  const held = (c: CardId): boolean => p.hand.includes(c);
  demand(
    p.known.every((k) => held(k.card)),
    'known',
  );
  demand(
    p.laid.every((c) => p.pirates.includes(c)),
    'laid',
  );
}

function checkVenice(s: State): void {
  const at = s.pile.indexOf(VENICE);
  demand(at >= 0 === (s.venice !== null), 'venice');
  if (s.venice) demand(at >= s.venice[0] && at <= s.venice[1], 'venice');
  demand(s.pile.length > 0 || s.ending, 'pile');
}

function checkMarkers(config: Config, s: State): void {
  const left = config.tables.markers.slice();
  const lying = Object.values(s.markers).filter((m) => m !== null);
  for (const marker of [...lying, ...s.players.flatMap((p) => p.markers)]) {
    const at = left.indexOf(marker);
    demand(at >= 0, 'markers');
    left.splice(at, 1);
  }
  for (const p of s.players) {
    demand(p.active === null || p.markers.at(-1) === p.active, 'newest');
    demand(config.tables.ways.has(p.port), 'port');
  }
}

function checkDucats(config: Config, s: State): void {
  for (const p of s.players) {
    const sum = SOURCES.reduce((n, source) => n + p.ledger[source], 0);
    demand(p.ducats === sum && p.ledger.start === config.constants.startDucats, 'ledger');
  }
  demand(s.players.reduce((n, p) => n + p.ledger.trade, 0) === 0, 'trade');
}

function checkOffers(config: Config, s: State): void {
  const f = s.agenda.at(-1);
  if (f?.f !== 'trade') return;
  for (const o of f.offers) {
    const kept =
      (o.from === s.active) !== (o.to === s.active) &&
      o.id < s.nextId &&
      o.give.every((x) => player(s, o.from).hand.includes(x.card)) &&
      o.get.length <= player(s, o.to).hand.length;
    demand(kept, 'offers');
  }
  demand(
    f.made.every((n) => n <= config.options.offersPerPhase),
    'offers',
  );
}
