import { msg, type Refusal } from '@fondaco/kernel';

/** Why something is refused now: a rule and the key of a message. */
export type No = readonly [rule: string, key: string];

export const toRefusal = ([rule, key]: No): Refusal => ({ rule, msg: msg(`mvs.no.${key}`) });
