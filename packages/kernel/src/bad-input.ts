import { isRecord } from './json.ts';
import { type Msg, msg, type Param } from './message.ts';

/** Something from outside is not as it must be. Carries words for a person, and the place. */
export class BadInput extends Error {
  readonly msg: Msg;
  constructor(key: string, params: Record<string, Param> = {}) {
    super(`${key} ${JSON.stringify(params)}`);
    this.msg = msg(key, params);
  }
}

/**
 * Whether an error is bad input, recognised by what it carries: the rules of an earlier version come as one file with a
 * `BadInput` class of its own.
 */
export function isBadInput(error: unknown): error is BadInput {
  if (!(error instanceof Error) || !('msg' in error)) return false;
  const said = error.msg;
  return isRecord(said) && typeof said.key === 'string';
}
