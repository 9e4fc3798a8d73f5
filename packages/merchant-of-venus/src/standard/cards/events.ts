import type { RewardEvent } from './rewards/events.ts';
import type { EncounterEvent } from './encounters/events.ts';

export type CardEvent = EncounterEvent | RewardEvent;
