import { msg, type Param, type Refusal } from '@fondaco/kernel';

/** A request that is not carried out, with the reason in words. The status is that of HTTP. */
export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, refusal: Refusal) {
    super(refusal.msg.key);
    this.status = status;
    this.refusal = refusal;
  }
}

/** Nothing was changed because nothing could be kept; it may go well later. */
export const NOT_WRITTEN = 507;

export const refused = (
  status: 400 | 401 | 403 | 404 | 409 | 410 | 429 | 500 | 503 | typeof NOT_WRITTEN,
  key: string,
  params?: Record<string, Param>,
): Refused => new Refused(status, { msg: msg(`server.${key}`, params) });

/** Others were first at every try. */
export const busy = (): Refused => refused(503, 'table.busy');

export const isBusy = (error: unknown): boolean =>
  error instanceof Refused && error.refusal.msg.key === 'server.table.busy';

/** Somebody else wrote first: what was decided is decided again on what they wrote. */
export class Overtaken extends Error {}
