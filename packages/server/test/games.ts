import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { lanterns } from '@fondaco/testkit';

export const GAMES = [oltreMare, lanterns];

/** The threads of a server have games and bots of their own. */
export const THREADS = { module: new URL('./worker-module.ts', import.meta.url).href };

const PLENTY = 1_000_000;
export const NO_LIMITS = {
  requests: PLENTY,
  guests: PLENTY,
  codes: PLENTY,
  accounts: PLENTY,
  records: PLENTY,
  reports: PLENTY,
  messages: { burst: PLENTY, perSecond: PLENTY },
  tables: {
    open: { person: PLENTY, seated: PLENTY, address: PLENTY },
    running: { person: PLENTY, address: PLENTY },
  },
  botsAlonePaceMs: 0,
};
