import type { Frame, Player, State, Turn } from './state.ts';

/** What changes often is copied. The rest is shared: it is only ever replaced. */
export function clone(s: State): State {
  return {
    agenda: cloneFrames(s.agenda),
    nextId: s.nextId,
    first: s.first,
    active: s.active,
    round: s.round,
    lastRound: s.lastRound,
    bank: s.bank,
    systems: s.systems,
    cultures: s.cultures,
    base: s.base,
    board: s.board,
    ports: s.ports,
    drills: s.drills,
    encounters: s.encounters,
    rewards: s.rewards,
    missions: s.missions,
    pool: s.pool,
    demandPool: s.demandPool,
    gone: s.gone,
    stock: s.stock,
    titles: s.titles,
    players: clonePlayers(s.players),
    turn: cloneTurn(s.turn),
    challenges: s.challenges,
    over: s.over,
  };
}

function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copies: Frame[] = [];
  for (const f of frames) copies.push({ ...f });
  return copies;
}

function clonePlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = [];
  for (const p of players) copies.push(clonePlayer(p));
  return copies;
}

const clonePlayer = (p: Player): Player => ({
  pilot: p.pilot,
  credits: p.credits,
  fame: p.fame,
  infamy: p.infamy,
  laser: p.laser,
  shield: p.shield,
  space: p.space,
  holds: p.holds,
  cargo: p.cargo,
  techs: p.techs,
  drive: p.drive,
  contacts: p.contacts,
  missions: p.missions,
  completed: p.completed,
  second: p.second,
  rewards: p.rewards,
});

const cloneTurn = (t: Turn): Turn => ({
  dice: t.dice,
  stayed: t.stayed,
  ended: t.ended,
  passed: t.passed,
  waived: t.waived,
  maps: t.maps,
  rides: t.rides,
  navs: t.navs,
  spent: t.spent,
  used: t.used,
  offloaded: t.offloaded,
  bought: t.bought,
  sales: t.sales,
  closed: t.closed,
});
