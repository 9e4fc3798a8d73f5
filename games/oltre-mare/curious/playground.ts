import { type Playground, packWith } from '@fondaco/testkit';
import { invariants } from '../invariants.ts';
import { manifest } from '../manifest.ts';
import type { Pack } from '../rules/components/pack.ts';
import { oltreMare } from '../rules/index.ts';
import { goals } from './goals.ts';
import { madeUp } from './made-up.ts';

type Change = (pack: Pack) => void;

const indebted: Change = ({ constants }) => {
  constants.startDucats = -20;
};

const rich: Change = ({ constants }) => {
  constants.startDucats = 90;
};

/** A pile that is empty after a few turns. */
const shortPile: Change = (pack) => {
  pack.constants.startHand = 2;
  for (const edition of Object.values(pack.editions)) {
    const port = edition.cards.filter((card) => card.port !== undefined).slice(0, 12);
    const rest = edition.cards.filter((card) => card.port === undefined);
    edition.cards = [...port, ...rest].slice(0, 58);
  }
};

/** Every card asks for a big load, so that there are too few cards. */
const heavy: Change = (pack) => {
  for (const edition of Object.values(pack.editions))
    for (const card of edition.cards) card.load = 6;
};

export const playground: Playground = {
  manifest,
  invariants,
  goals,
  makeUp: madeUp(oltreMare.components),
  tables: [
    { edition: 'second' },
    { edition: 'first', memory: 'closed' },
    { edition: 'first', begins: 'firstSeat', standingOffers: 1, offersPerPhase: 2 },
    { edition: 'second', memory: 'closed' },
  ],
  packs: [packWith(indebted), packWith(rich), packWith(shortPile), packWith(heavy)],
};
