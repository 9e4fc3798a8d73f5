import type { RuleId } from '@fondaco/kernel';
import type { Config, OmIo } from './config.ts';
import { noCards, reshuffle } from './end/more-cards.ts';
import { byCount, byCountThenKinds } from './scoring/harbour.ts';
import { type Standing, sharedVictory, tieBreaks } from './scoring/winner.ts';
import type { Shown, ShownPlayer, State } from './state.ts';
import { keepCargo, sellBelowTopRun } from './venice/cargo.ts';

export interface MoreCards {
  rule: RuleId;
  left(s: Shown): number;
  refill(config: Config, s: State, io: OmIo): boolean;
}

/** What differs between the editions. */
export interface Edition {
  /** om.setup.6, om.setup.7 */
  veniceBeforeDeal: boolean;
  /** om.venice.4: the Venice card is seen, and scored at the end of a turn, when it lies on top. */
  veniceSeenOnTop: boolean;
  /** om.venice.2 */
  cargoAtVenice(config: Config, s: State, io: OmIo): void;
  /** om.end.1, om.end.2: whether the round is played to its end once the pile is empty. */
  lastRound: boolean;
  /** om.end.3: cards that can still be drawn once the pile is empty. */
  moreCards: MoreCards;
  /** om.score.4, om.score.5 */
  harbour(p: Pick<ShownPlayer, 'markers'>): number;
  /** om.score.6, om.score.7: the places of seats that have as many ducats. */
  ties(seats: readonly Standing[]): Standing[][];
}

export const EDITIONS: Record<'first' | 'second', Edition> = {
  first: {
    veniceBeforeDeal: true,
    veniceSeenOnTop: false,
    cargoAtVenice: keepCargo,
    lastRound: false,
    moreCards: noCards,
    harbour: byCountThenKinds,
    ties: sharedVictory,
  },
  second: {
    veniceBeforeDeal: false,
    veniceSeenOnTop: true,
    cargoAtVenice: sellBelowTopRun,
    lastRound: true,
    moreCards: reshuffle,
    harbour: byCount,
    ties: tieBreaks,
  },
};
