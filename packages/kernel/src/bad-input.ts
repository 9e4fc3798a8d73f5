import { type Msg, msg, type Param } from './message.ts';

/** Something from outside is not as it must be. Carries words for a person, and the place. */
export class BadInput extends Error {
  readonly msg: Msg;
  constructor(key: string, params: Record<string, Param> = {}) {
    super(`${key} ${JSON.stringify(params)}`);
    this.msg = msg(key, params);
  }
}
