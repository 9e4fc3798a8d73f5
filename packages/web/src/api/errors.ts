import { type Msg, msg, type Refusal } from '@fondaco/kernel';

/** A request that was not carried out, with the reason in words. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, refusal: Refusal) {
    super(refusal.msg.key);
    this.status = status;
    this.refusal = refusal;
  }
}

/** The server cannot be reached, or what answers is not our server. */
export class Offline extends Error {
  readonly msg: Msg = msg('local.offline');
  constructor() {
    super('offline');
  }
}

/** What to tell the user of anything that was thrown. */
export function reasonOf(error: unknown): Msg {
  if (error instanceof ApiRefusal) return error.refusal.msg;
  return error instanceof Offline ? error.msg : msg('server.broken');
}
