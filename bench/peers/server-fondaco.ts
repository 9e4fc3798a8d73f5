import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@fondaco/server';
import { oltreMare } from '../../games/oltre-mare/rules/index.ts';
import { serving } from './serving.ts';

/* Our server as it is hosted: every move synced to disk before anybody hears of it. Only the limits by address are off. */
const PLENTY = 1e9;
const limits = {
  requests: PLENTY,
  guests: PLENTY,
  messages: { burst: PLENTY, perSecond: PLENTY },
  tables: {
    open: { person: PLENTY, seated: PLENTY, address: PLENTY },
    running: { person: PLENTY, address: PLENTY },
  },
};
/** The address of a database, or a data file of its own. */
const [database] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'fondaco-bench-'));
const data = database ?? join(folder, 'data.sqlite');
const server = await startServer({ data, games: [oltreMare], port: 0, limits, patienceMs: 0 });
serving(server.port, async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
