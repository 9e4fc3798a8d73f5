import { type Msg, msg } from '@fondaco/kernel';
import {
  countThing,
  type NoteTable,
  named,
  type Sign,
  signed,
  type ToldTurn,
  type TurnSummary,
} from '@fondaco/page-kit/turn.ts';
import {
  addDeed,
  emptyVoyage,
  sumUpVoyage,
  VOYAGE,
  type VoyageNotes,
} from '../../shared/page/sum-up.ts';
import type { StandardEvent } from '../rules/index.ts';

interface Notes extends VoyageNotes {
  fame: number;
}

const onTheWay =
  (weight: number, key: string, param?: string) =>
  (notes: Notes, _: unknown, told: Msg): void =>
    addDeed(notes.onTheWay, weight, deed(key, told, param));

const inPort =
  (weight: number, key: string, param?: string) =>
  (notes: Notes, _: unknown, told: Msg): void =>
    addDeed(notes.inPort, weight, deed(key, told, param));

function deed(key: string, told: Msg, param?: string): Msg {
  const thing = param === undefined ? undefined : named(told, param);
  return msg(`mvs.turn.${key}`, thing && { thing });
}

/** Dice, dials and decks are left to the steps, and so is what changes for all: markets, passengers, demands. */
export const NOTES: NoteTable<Notes, StandardEvent> = {
  ...VOYAGE,
  began: null,
  wished: null,
  pilot: null,
  dealtMission: null,
  setDials: null,
  outfitted: null,
  stockedUp: null,
  berthed: null,
  round: null,
  turn: null,
  passenger: null,
  demand: null,
  titleBack: null,
  enslaved: null,
  drillsPaid: null,
  keptDrill: null,
  infamy: null,
  fee: null,
  challengeActive: null,
  produced: null,
  newPool: null,
  scored: null,
  ended: null,
  atoned: null,
  headed: null,
  switchedDrive: null,
  announced: null,
  rolled: null,
  rolledMore: null,
  rerolled: null,
  turnedDie: null,
  assigned: null,
  switched: null,
  burnt: null,
  usedMaps: null,
  speed: null,
  skipsBlue: null,
  threwForGate: null,
  threwForExit: null,
  choseExit: null,
  locked: null,
  spentDial: null,
  metPirate: null,
  escaped: null,
  landed: null,
  probed: null,
  swappedCards: null,
  probedDeck: null,
  putUnder: null,
  deckEmpty: null,
  placed: null,
  declinedCard: null,
  xenoTraded: null,
  timetable: null,
  passengerMoved: null,
  passengerGone: null,
  opponentChecked: null,
  raised: null,
  reshuffled: null,
  drewUnder: null,
  noReward: null,
  tradedIn: null,
  cashed: null,
  gaveTech: null,
  tookTech: null,
  newMission: null,
  fluxed: null,
  revealed: null,
  shifted: null,
  usedDeal: null,
  gift: null,
  haggled: null,
  portFee: null,
  ownPort: null,
  tipped: null,
  offloaded: null,
  jettisoned: null,
  drewEncounter: onTheWay(6, 'encounter', 'card'),
  beatPirate: onTheWay(6, 'beatPirate', 'pirate'),
  drilled: onTheWay(4, 'drill'),
  reward: inPort(5, 'reward', 'card'),
  completed: inPort(8, 'mission', 'mission'),
  trained: inPort(6, 'trained'),
  secondMission: inPort(4, 'secondMission'),
  swappedMissions: inPort(4, 'swappedMissions'),
  built: inPort(7, 'port'),
  checked(notes, e, told) {
    if (!e.passed) addDeed(notes.onTheWay, 3, deed('failed', told, 'check'));
  },
  fought(notes, e, told) {
    if (!e.won) addDeed(notes.onTheWay, 5, deed('lostFight', told));
  },
  robbed(notes, e, told) {
    addDeed(
      notes.onTheWay,
      6,
      deed(e.good === null ? 'robbedCredits' : 'robbedGood', told, 'good'),
    );
  },
  paidToll(notes, e) {
    addDeed(notes.onTheWay, 3, msg('mvs.turn.toll', { to: { seat: e.to } }));
  },
  boughtReward: (notes, e, told) => buy(notes, e.price, named(told, 'item')),
  boughtIntel: (notes, e, told) => buy(notes, e.price, named(told, 'card')),
  title(notes, e, told) {
    if (e.seat === notes.seat) addDeed(notes.inPort, 5, deed('title', told, 'title'));
  },
  challengeDone(notes, e, told) {
    if (e.seat === notes.seat) addDeed(notes.inPort, 8, deed('challenge', told, 'challenge'));
  },
  fame(notes, e) {
    if (e.seat === notes.seat) notes.fame += e.fame;
  },
  bounty(notes, e) {
    addDeed(notes.onTheWay, 5, msg('mvs.turn.bounty', { who: { seat: e.against } }));
  },
  denounced: (notes, e) => against(notes, 'denounced', e.who),
  smeared: (notes, e) => against(notes, 'smeared', e.who),
  mined: (notes, e) => against(notes, 'mined', e.who),
  fenced: (notes, e) => against(notes, 'fenced', e.from),
};

function buy(notes: Notes, price: number, thing: Msg | undefined): void {
  countThing(notes.bought, thing);
  notes.paid += price;
}

function against(notes: Notes, key: string, seat: number): void {
  addDeed(notes.onTheWay, 6, msg(`mvs.turn.${key}`, { who: { seat } }));
}

/** A turn in a sentence, and what it changed. */
export const sumUp = (turn: ToldTurn): TurnSummary =>
  sumUpVoyage<Notes, StandardEvent>(NOTES, { ...emptyVoyage(turn.seat), fame: 0 }, turn, fameSign);

const fameSign = ({ fame }: Notes): Sign[] =>
  fame === 0
    ? []
    : [
        {
          icon: 'star-medal',
          label: msg('mvs.turn.sign.fame'),
          words: signed(fame),
          tone: fame > 0 ? 'gain' : 'loss',
        },
      ];
