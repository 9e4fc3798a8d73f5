import type { Seat } from '@fondaco/kernel';
import type { Invariant } from '@fondaco/testkit';
import { flightInvariants } from '../shared/flight-invariants.ts';
import type { Pack } from './rules/components/pack.ts';
import type { Event } from './rules/events.ts';
import type { Options } from './rules/options.ts';
import type { Action, Player, State } from './rules/state.ts';

type StandardInvariant = Invariant<State, Action, Event, Options, Pack>;

const playerAt = (s: State, seat: Seat): Player => s.players[seat] as Player;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const hasReward = (pack: Pack, p: Player, kind: string): boolean =>
  p.rewards.some((id) => pack.rewards.find((x) => x.id === id)?.kind === kind);
const hasTech = (pack: Pack, p: Player, kind: string): boolean =>
  p.techs.some((id) => pack.techs.find((x) => x.id === id)?.kind === kind);
const pilotOf = (pack: Pack, { pilot }: Player) =>
  pack.pilots.find((x) => x.home === pilot.home)?.levels[
    `${pilot.level}${pilot.side ?? ''}` as '1' | '2' | '3a' | '3b'
  ];

/** Whose turn it is, from the events: null between the start of a round and its first turn, undefined before any event. */
function turnOwner(): { owner(): Seat | null | undefined; note(e: Event): void } {
  let owner: Seat | null | undefined;
  return {
    owner: () => owner,
    note(e) {
      if (e.t === 'turn') owner = e.seat;
      if (e.t === 'round' || e.t === 'ended') owner = null;
    },
  };
}

const missionsInOwnTurn: StandardInvariant = {
  holds: 'A mission is completed only in its owner’s turn',
  rule: 'mvs.mission.1 (S96)',
  watch() {
    const turn = turnOwner();
    return {
      transition({ events }) {
        for (const e of events) {
          turn.note(e);
          const owner = turn.owner();
          if (e.t === 'completed' && owner !== undefined && e.seat !== owner)
            return `seat ${e.seat} completes ${e.mission} in ${owner === null ? 'nobody' : `seat ${owner}`}’s turn`;
        }
        return undefined;
      },
    };
  },
};

const nothingBetweenRounds: StandardInvariant = {
  holds: 'Between two rounds nothing of the ended turn is left',
  rule: 'mvs.round.1 (S96)',
  watch() {
    const turn = turnOwner();
    return {
      transition({ after, events }) {
        for (const e of events) turn.note(e);
        if (turn.owner() !== null || after.over) return undefined;
        const left = Object.entries(after.turn).find(([, x]) =>
          Array.isArray(x) ? x.length > 0 : x !== 0 && x !== false,
        );
        return left && `${left[0]} is ${JSON.stringify(left[1])}`;
      },
    };
  },
};

const roundsInOrder: StandardInvariant = {
  holds:
    'Rounds are counted one by one, everyone has one turn in each, and the last one ends the game',
  rule: 'mvs.round.4, mvs.end.1',
  watch({ seats }) {
    let turns: number | undefined;
    return {
      transition({ before, after, events }) {
        let { round } = before;
        for (const e of events) {
          if (e.t === 'turn' && turns !== undefined) turns++;
          if (e.t === 'round') {
            const first = turns === undefined && e.round === round;
            if (!first && e.round !== round + 1) return `round ${e.round} follows round ${round}`;
            if (turns !== undefined && turns !== seats) return `round ${round} had ${turns} turns`;
            round = e.round;
            turns = 0;
          }
          if (e.t === 'ended' && after.over?.why === 'rounds' && round !== after.lastRound)
            return `the game ends in round ${round} of ${after.lastRound}`;
        }
        return after.round > after.lastRound ? `round ${after.round} is played` : undefined;
      },
    };
  },
};

const diceByLevel: StandardInvariant = {
  holds: 'No more dice are assigned than the level of the pilot allows, one to a box',
  rule: 'mvs.speed.3, mvs.reward.7',
  watch: ({ pack }) => ({
    state(s) {
      const p = playerAt(s, s.active);
      const boxes = s.turn.dice.flatMap((x) => x.box ?? []);
      const allowed =
        (pilotOf(pack, p)?.assign ?? 0) + (hasReward(pack, p, 'microManager') ? 1 : 0);
      if (new Set(boxes).size < boxes.length) return `two dice in one box: ${boxes.join()}`;
      return boxes.length > allowed ? `${boxes.length} dice are assigned of ${allowed}` : undefined;
    },
  }),
};

const pointsAreSpent: StandardInvariant = {
  holds: 'A ship spends no more points than it has',
  rule: 'mvs.move.2, mvs.speed.6, mvs.pirate.3',
  watch() {
    let left: number | undefined;
    return {
      transition({ events }) {
        for (const e of events) {
          if (e.t === 'turn') left = undefined;
          if (e.t === 'speed') left = e.points;
          if (left === undefined) continue;
          if (e.t === 'escaped') left += e.points;
          if (e.t === 'moved') left -= e.points;
          if (left < 0) return `${-left} points too many`;
        }
        return undefined;
      },
    };
  },
};

const checksByTheDie: StandardInvariant = {
  holds: 'A check is passed by a throw below the value, a fight won by a sum below it',
  rule: 'mvs.hazard.1, mvs.pirate.2',
  watch: () => ({
    transition({ events }) {
      for (const e of events) {
        if (e.t === 'checked' || e.t === 'opponentChecked' || e.t === 'haggled')
          if (e.passed !== e.die < e.value) return JSON.stringify(e);
        if (e.t === 'fought' && e.won !== e.die + e.modifier < e.value) return JSON.stringify(e);
      }
      return undefined;
    },
  }),
};

function cargoProblem(pack: Pack, s: State, p: Player): string | undefined {
  const bulky = s.challenges.some(
    (x) => x.active && pack.challenges.find((y) => y.id === x.id)?.effect === 'bulkyPassengers',
  );
  const tanks = hasTech(pack, p, 'stasisTanks');
  const dots = [...p.cargo, ...p.techs].map((id) => {
    const passenger = pack.passengers.find((x) => x.id === id);
    if (passenger) return tanks ? 0 : passenger.capacity * (bulky ? 2 : 1);
    const good = pack.cultures.find((c) => c.good.id === id)?.good;
    return good?.capacity ?? pack.techs.find((x) => x.id === id)?.capacity ?? 0;
  });
  const single = sum(dots.filter((n) => n === 1));
  const large = sum(dots.filter((n) => n > 1));
  const spare = hasReward(pack, p, 'secretHold') ? 1 : 0;
  const room = p.holds * pack.constants.dots;
  const taken = large + Math.max(0, single - spare);
  return taken > room ? `${taken} dots in holds for ${room}` : undefined;
}

const cargoFits: StandardInvariant = {
  holds: 'What a ship carries has room in its holds, and its upgrades have slots',
  rule: 'mvs.hold.1, mvs.tech.1, mvs.tech.9, mvs.reward.15',
  watch: ({ pack }) => ({
    state(s) {
      if (s.agenda.some((f) => f.f === 'fit')) return undefined;
      for (const p of s.players) {
        const problem = cargoProblem(pack, s, p);
        if (problem) return problem;
        const kinds = p.techs.map((id) => pack.techs.find((x) => x.id === id)?.kind);
        const once = kinds.filter((x) => x !== 'dataProbe');
        if (new Set(once).size < once.length) return `two technologies of one kind: ${once.join()}`;
      }
      return undefined;
    },
  }),
};

const actionsOnLanding: StandardInvariant = {
  holds:
    'On a city landed on in this turn there is one buy and one sell action, at a first contact up to three',
  rule: 'mvs.market.2, mvs.contact.3',
  watch({ pack }) {
    const cities = new Set([
      ...pack.board.spaces.flatMap((x) => (x.type === 'city' ? [x.id] : [])),
      ...pack.overlay.spaces.flatMap((x) => (x.type === 'city' ? [x.id] : [])),
    ]);
    let [id, buys, sells] = [-1, 0, 0];
    return {
      transition({ before, action, events }) {
        const dock = before.agenda.find((f) => f.f === 'dock');
        if (!dock || dock.stayed) return undefined;
        if (dock.phase === 'transaction' && !cities.has(playerAt(before, before.active).space))
          return undefined;
        if (dock.id !== id) [id, buys, sells] = [dock.id, 0, 0];
        const ofTheCard = action.do === 'deal';
        buys += events.filter((e) => e.t === 'bought' && !ofTheCard).length;
        sells += events.filter((e) => e.t === 'sold' && !ofTheCard).length;
        const { contactActions, cityActions } = pack.constants;
        const most = dock.phase === 'contact' ? contactActions : cityActions;
        return buys > most || sells > most
          ? `${buys} buys and ${sells} sales of ${most}`
          : undefined;
      },
    };
  },
};

const passengersArrive: StandardInvariant = {
  holds: 'A passenger gets off for the fare at the destination',
  rule: 'mvs.passenger.3',
  watch: ({ pack }) => ({
    transition({ events }) {
      for (const e of events) {
        if (e.t !== 'droppedOff') continue;
        const passenger = pack.passengers.find((x) => x.id === e.passenger);
        if (passenger?.to !== e.at || e.credits < passenger.fare) return JSON.stringify(e);
      }
      return undefined;
    },
  }),
};

const locationGoesBack: StandardInvariant = {
  holds: 'Nobody with the most infamy holds the Confirmed Location',
  rule: 'mvs.intel.2 (S97)',
  watch: () => ({
    state(s) {
      const holder = s.titles.confirmedLocation;
      if (typeof holder === 'string') return undefined;
      const most = Math.max(...s.players.filter((_, i) => i !== holder).map((p) => p.infamy));
      const { infamy } = playerAt(s, holder);
      return infamy >= most ? `seat ${holder} holds it with ${infamy}` : undefined;
    },
  }),
};

const openMissions: StandardInvariant = {
  holds: 'A player has one open mission, with a second one bought two',
  rule: 'mvs.setup.5, mvs.mission.3',
  watch: () => ({
    state(s) {
      const seat = s.players.findIndex((p) => p.missions.length > (p.second ? 2 : 1));
      return seat < 0 ? undefined : `seat ${seat} has ${playerAt(s, seat).missions.length}`;
    },
  }),
};

/** Fame that no die decides, by the table of mvs.end.2. */
function printedFame(pack: Pack, s: State, seat: Seat): number {
  const p = playerAt(s, seat);
  const { fame, startHolds } = pack.constants;
  const at = (row: readonly number[], n: number): number => row[Math.min(n, row.length - 1)] ?? 0;
  const relics = p.rewards.filter((id) => pack.rewards.find((x) => x.id === id)?.relic).length;
  const upgrades = p.techs.filter((id) => pack.techs.find((x) => x.id === id)?.type === 'upgrade');
  const drills = Object.values(s.drills).filter((owner) => owner === seat).length;
  return sum([
    p.fame,
    p.completed.length * fame.mission,
    relics * fame.relic,
    at(fame.holds, p.holds - startHolds),
    at(fame.upgrades, upgrades.length),
    at(fame.dial, p.laser),
    at(fame.dial, p.shield),
    pilotOf(pack, p)?.fame ?? 0,
    s.titles.archeologist === seat ? relics * fame.archeologist : 0,
    s.titles.drillBaron === seat ? drills * fame.drillBaron : 0,
    hasTech(pack, p, 'waveEmitter') ? p.completed.length * fame.waveEmitter : 0,
    hasTech(pack, p, 'zenPaintJob') ? -fame.zenPaintJob : 0,
    -p.infamy * (s.titles.infamous === seat ? 2 : 1),
  ]);
}

const scoresHaveSources: StandardInvariant = {
  holds: 'A score is credits, spaceports and fame as the player has them at the end',
  rule: 'mvs.end.2, mvs.end.3, mvs.fame.1, mvs.fame.2',
  watch: ({ pack }) => ({
    state(s) {
      for (const [seat, score] of (s.over?.scores ?? []).entries()) {
        const { credits, fuzzy } = score;
        const ports = Object.values(s.ports).filter((owner) => owner === seat).length;
        const spoiler = score.fame.find((x) => x.source === 'spoiler')?.points ?? 0;
        const fame = printedFame(pack, s, seat) + spoiler + sum(fuzzy);
        const each =
          pack.constants.fame.credits * (fuzzy.length > 0 && fuzzy[0] === fuzzy[1] ? 2 : 1);
        const total =
          playerAt(s, seat).credits +
          ports * pack.constants.spaceport +
          Math.max(0, fame) * each +
          score.showOff;
        if (credits !== playerAt(s, seat).credits || score.totalFame !== fame)
          return `seat ${seat}: ${credits} credits, ${score.totalFame} fame of ${fame}`;
        if (score.total !== total) return `seat ${seat}: ${score.total}, its sources are ${total}`;
      }
      return undefined;
    },
  }),
};

export const invariants: readonly StandardInvariant[] = [
  ...(flightInvariants as unknown as readonly StandardInvariant[]),
  missionsInOwnTurn,
  nothingBetweenRounds,
  roundsInOrder,
  diceByLevel,
  pointsAreSpent,
  checksByTheDie,
  cargoFits,
  actionsOnLanding,
  passengersArrive,
  locationGoesBack,
  openMissions,
  scoresHaveSources,
];
