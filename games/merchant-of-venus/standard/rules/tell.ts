import type { Msg } from '@fondaco/kernel';
import { tellCard } from './cards/encounters/tell.ts';
import { tellReward } from './cards/rewards/tell.ts';
import type { Config } from './config.ts';
import type { Event } from './events.ts';
import { tellFlight } from './flight/tell.ts';
import { tellPort } from './port/tell.ts';
import { tellRound } from './round/tell.ts';
import { type EventSentence, sayer } from './say.ts';

/** Each area describes its own events and no others. */
// biome-ignore lint/suspicious/noExplicitAny: the kinds of event meet only here
const TELLERS: readonly ((config: Config, e: any, say: EventSentence) => Msg | undefined)[] = [
  tellRound,
  tellFlight,
  tellCard,
  tellReward,
  tellPort,
];

/** The event as a sentence, from what is left of it after redaction. */
export function tell(config: Config, e: Event): Msg {
  const say = sayer(e);
  for (const words of TELLERS) {
    const found = words(config, e, say);
    if (found) return found;
  }
  throw new Error(`no words for ${e.t}`);
}
