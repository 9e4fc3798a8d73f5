import { msg, type Param, type Refusal } from '@fondaco/kernel';

/** A request that was not carried out, with a message for the user. The status is an HTTP status. */
export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, refusal: Refusal) {
    super(refusal.msg.key);
    this.status = status;
    this.refusal = refusal;
  }
}

/** Nothing was changed because the storage cannot be written; a retry may succeed later. */
export const NOT_WRITTEN = 507;

export const refused = (
  status: 400 | 401 | 403 | 404 | 409 | 410 | 429 | 500 | 503 | typeof NOT_WRITTEN,
  key: string,
  params?: Record<string, Param>,
): Refused => new Refused(status, { msg: msg(`server.${key}`, params) });

/** Other hosts wrote first at every try. */
export const tableBusy = (): Refused => refused(503, 'table.busy');

export const isBusy = (error: unknown): boolean =>
  error instanceof Refused && error.refusal.msg.key === 'server.table.busy';

/** Another host wrote first, or the answer to a write was lost: the work has to run again on what is stored now. */
export class Overtaken extends Error {
  readonly isUnknown: boolean;
  constructor({ isUnknown = false } = {}) {
    super('overtaken');
    this.isUnknown = isUnknown;
  }
}

/** The answer to a write was lost, and the storage cannot be asked either. Nothing must be said about the command. */
export class OutcomeUnknown extends Error {}
