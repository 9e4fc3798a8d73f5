import type { EncounterEffect } from '../../components/tables.ts';
import { denounce, fence, mines, smear } from './attacks.ts';
import type { CardOffer, EffectOf, Happening } from './effect.ts';
import { checkCard, gateCard, pirateCard, title } from './happenings.ts';
import { school, trade, yard } from './services.ts';
import { timetable } from './timetable.ts';
import { xeno } from './xeno.ts';

type Effects = {
  [D in EncounterEffect['do']]: Happening<EffectOf<D>> | CardOffer<EffectOf<D>>;
};

/** What each kind of encounter card does. */
const EFFECTS: Effects = {
  title,
  xeno,
  passengers: timetable,
  denounce,
  fence,
  mines,
  gate: gateCard,
  check: checkCard,
  trade,
  smear,
  yard,
  school,
  pirate: pirateCard,
};

/** The effect of a card, to be used with that card's own values. */
export const effectOf = (
  e: EncounterEffect,
): Happening<EncounterEffect> | CardOffer<EncounterEffect> =>
  EFFECTS[e.do] as Happening<EncounterEffect> | CardOffer<EncounterEffect>;
