import type { EncounterEvent } from './encounters/events.ts';
import type { RewardEvent } from './rewards/events.ts';

export type CardEvent = EncounterEvent | RewardEvent;
