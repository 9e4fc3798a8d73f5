import type { EncounterEffect } from '../../components/tables.ts';
import { denounce, fence, mines, smear } from './attacks.ts';
import type { EffectOf, Happening, Offer } from './effect.ts';
import { checkCard, gateCard, pirateCard, title } from './happenings.ts';
import { school, trade, yard } from './services.ts';
import { timetable } from './timetable.ts';
import { xeno } from './xeno.ts';

type Effects = {
  [D in EncounterEffect['do']]: Happening<EffectOf<D>> | Offer<EffectOf<D>>;
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
export const effectOf = (e: EncounterEffect): Happening<EncounterEffect> | Offer<EncounterEffect> =>
  EFFECTS[e.do] as Happening<EncounterEffect> | Offer<EncounterEffect>;
