import { type Msg, msg, type Refusal } from '@fondaco/kernel';
import { BASE, HAS_SERVER } from '@fondaco/page-kit/address.ts';

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
  readonly msg: Msg = msg(HAS_SERVER ? 'local.offline' : 'local.noServer');
  constructor() {
    super('offline');
  }
}

/** What to tell the user of anything that was thrown. */
export function reasonOf(error: unknown): Msg {
  if (error instanceof ApiRefusal) return error.refusal.msg;
  return error instanceof Offline ? error.msg : msg('server.broken');
}

/** What browsers say of a part of the page that could not be loaded. */
const MISSING_PART = /dynamically imported module|module script failed|preload CSS/i;

export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && MISSING_PART.test(error.message);

/** Why a part of the page cannot be loaded: a newer version has replaced it on the server, or the server cannot be reached. */
export async function whyMissing(): Promise<'outdated' | 'offline'> {
  try {
    // Whatever answers in place of a server that is gone does not answer so.
    await (await fetch(`${BASE}${HAS_SERVER ? 'api/health' : 'preloads.json'}`)).json();
    return 'outdated';
  } catch {
    return 'offline';
  }
}

/** The refusal of what needs a part of the page that cannot be loaded. */
export async function missingPartRefusal(): Promise<ApiRefusal> {
  const key = (await whyMissing()) === 'outdated' ? 'local.outdated' : 'local.notLoaded';
  return new ApiRefusal(503, { msg: msg(key) });
}
