import { isRecord } from './json.ts';
import { type Msg, msg, type Param } from './message.ts';

/** Input from outside is invalid. Carries a message for people; its `path` or `line` says where. */
export class BadInput extends Error {
  readonly msg: Msg;
  constructor(key: string, params: Record<string, Param> = {}) {
    super(`${key} ${JSON.stringify(params)}`);
    this.msg = msg(key, params);
  }
}

/**
 * Recognises bad input by its shape rather than its class: frozen rules are bundled with a `BadInput` class of their own.
 */
export function isBadInput(error: unknown): error is BadInput {
  if (!(error instanceof Error) || !('msg' in error)) return false;
  const said = error.msg;
  return isRecord(said) && typeof said.key === 'string';
}
