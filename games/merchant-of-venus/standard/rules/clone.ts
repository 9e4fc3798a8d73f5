import { cloneContact } from '../../shared/rules/contact.ts';
import { cloneEach } from '../../shared/rules/lists.ts';
import type { Culture, Deck, DeckCard, Die, Frame, Player, State, Turn } from './state.ts';

/** What changes is copied; lists that are only ever replaced are shared. */
export function clone(s: State): State {
  return {
    agenda: s.agenda.map(cloneFrame),
    nextId: s.nextId,
    first: s.first,
    active: s.active,
    round: s.round,
    lastRound: s.lastRound,
    bank: s.bank,
    systems: cloneEach(s.systems, cloneContact),
    cultures: cloneEach(s.cultures, cloneCulture),
    base: { passengers: s.base.passengers.slice(), rewards: s.base.rewards.slice() },
    board: cloneEach(s.board, (x) => ({ ...x })),
    ports: { ...s.ports },
    drills: { ...s.drills },
    encounters: cloneDeck(s.encounters),
    rewards: cloneDeck(s.rewards),
    missions: cloneDeck(s.missions),
    pool: s.pool.slice(),
    demandPool: s.demandPool.slice(),
    gone: s.gone.slice(),
    stock: { ...s.stock },
    titles: { ...s.titles },
    players: s.players.map(clonePlayer),
    turn: cloneTurn(s.turn),
    challenges: s.challenges.map((c) => ({ ...c })),
    over: s.over,
  };
}

const cloneCulture = (c: Culture): Culture => ({
  at: c.at,
  market: c.market.slice(),
  goods: c.goods.slice(),
  supply: c.supply,
  techs: c.techs.slice(),
  techSupply: c.techSupply.slice(),
  passengers: c.passengers.slice(),
  demands: c.demands.slice(),
});

const cloneCard = (c: DeckCard<string>): DeckCard<string> => ({
  card: c.card,
  seen: c.seen.slice(),
});

const cloneDeck = (d: Deck<string>): Deck<string> => ({
  cards: d.cards.map(cloneCard),
  discards: d.discards.slice(),
});

const clonePlayer = (p: Player): Player => ({
  pilot: { ...p.pilot },
  credits: p.credits,
  fame: p.fame,
  infamy: p.infamy,
  laser: p.laser,
  shield: p.shield,
  space: p.space,
  holds: p.holds,
  cargo: p.cargo.slice(),
  techs: p.techs.slice(),
  drive: p.drive,
  contacts: { ...p.contacts },
  missions: p.missions.slice(),
  completed: p.completed.slice(),
  second: p.second,
  rewards: p.rewards.slice(),
});

const cloneDie = (d: Die): Die => ({ ...d, again: d.again.slice() });

const cloneTurn = (t: Turn): Turn => ({
  ...t,
  dice: t.dice.map(cloneDie),
  passed: t.passed.slice(),
  waived: t.waived.slice(),
  used: t.used.slice(),
  offloaded: t.offloaded.slice(),
  sales: t.sales.slice(),
  closed: t.closed.slice(),
});

function cloneFrame(f: Frame): Frame {
  const made = { ...f } as Record<string, unknown>;
  for (const key in made) {
    const part = made[key];
    if (Array.isArray(part)) made[key] = part.slice();
  }
  return made as unknown as Frame;
}
