import { type Playground, packWith } from '@fondaco/testkit';
import { strangeBoard } from '../../shared/curious/strange-board.ts';
import { invariants } from '../invariants.ts';
import { manifest } from '../manifest.ts';
import type { Pack } from '../rules/components/pack.ts';
import { merchantOfVenusStandard } from '../rules/index.ts';
import { goalsOf } from './goals.ts';
import { madeUp } from './made-up.ts';

type Change = (pack: Pack) => void;

const poor: Change = ({ constants }) => {
  constants.startCredits = 0;
  constants.startHolds = 1;
};

const rich: Change = ({ constants }) => {
  constants.startCredits = 300;
};

/** Decks that run out, one good of each kind, one drive of each. */
const scarce: Change = (pack) => {
  for (const c of pack.cultures) c.good.count = 1;
  pack.stock = { yellowDrive: 1, redDrive: 1, comboDrive: 1, cargoHold: 1 };
  pack.rewards = pack.rewards.slice(0, 3);
  pack.missions = pack.missions.slice(0, 5);
  pack.passengers = pack.passengers.slice(0, 2);
  pack.constants.rounds = 8;
};

export const playground: Playground = {
  manifest,
  invariants,
  goals: goalsOf(merchantOfVenusStandard.components),
  makeUp: madeUp(merchantOfVenusStandard.components),
  tables: [
    {},
    { variant: 'lightSpeed', titlesInPlay: true, demand: true },
    { variant: 'epic', epicLength: 'random', maximumProduction: true },
    { pilots: 'random', asteroidTelegate: true, drivesSkipHazards: true, begins: 'firstSeat' },
    { variant: 'soloChallenge' },
  ],
  packs: [packWith(poor), packWith(rich), packWith(scarce)],
  boards: [strangeBoard],
};
