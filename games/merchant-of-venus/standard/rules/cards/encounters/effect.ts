import type { Seat } from '@fondaco/kernel';
import type { EncounterEffect } from '../../components/tables.ts';
import type { Config, StandardIo } from '../../config.ts';
import type { Action, State } from '../../state.ts';

export type EffectOf<D extends EncounterEffect['do']> = Extract<EncounterEffect, { do: D }>;

/** A card that does something by itself. */
export interface Happening<E> {
  rule: string;
  play(config: Config, s: State, e: E, io: StandardIo): void;
}

/** A card that asks something. */
export interface CardOffer<E> {
  rule: string;
  /** Whether the player may decline. If not, they must give one of the answers, if there is any. */
  may: boolean;
  /** mvs.encounter.5: accepting ends the turn. */
  ends: boolean;
  answers(config: Config, s: State, e: E): Action[];
  take(config: Config, s: State, e: E, a: Action, io: StandardIo): void;
}

/** mvs.encounter.6: all other players, wherever they are. */
export const opponents = (s: State): Seat[] =>
  s.players.flatMap((_, seat) => (seat === s.active ? [] : [seat]));

export const against = (s: State): Action[] =>
  opponents(s).map((seat) => ({ do: 'against', seat }));
