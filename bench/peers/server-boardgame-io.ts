import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastChance, silentIo } from '@fondaco/kernel';
import { oltreMare } from '../../games/oltre-mare/rules/index.ts';
import { serving } from './serving.ts';

/*
 * The same rules behind boardgame.io's own server, which keeps matches in memory, or in files. Answers are judged and views redacted as
 * ours are. In its favour: nothing is written to disk, undo is off, draws come from a fast generator, and of what can
 * be answered a seat is sent the bare list, without labels, reasons, forms and plans.
 */
interface Running {
  appServer: NetServer;
}
const required = createRequire(import.meta.url);
const { Server, Origins, FlatFile } = required('boardgame.io/server') as {
  Server(config: unknown): { run(config: unknown): Promise<Running> };
  Origins: { LOCALHOST: unknown };
  FlatFile: new (options: { dir: string }) => unknown;
};
const { ActivePlayers } = required('boardgame.io/core') as { ActivePlayers: { ALL: unknown } };

const rules = oltreMare.rules(oltreMare.options.parse({ edition: 'second' }), oltreMare.components);
type State = ReturnType<typeof rules.setup>;
const io = silentIo<never>(fastChance(1));

const game = {
  name: 'oltre-mare',
  disableUndo: true,
  setup: ({ ctx }: { ctx: { numPlayers: number } }) => rules.setup(ctx.numPlayers, io),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    answer(
      { G, playerID }: { G: State; playerID: string },
      decision: number,
      action: Parameters<typeof rules.reduce>[2],
    ) {
      const d = rules.decisions(G).find((x) => x.id === decision);
      if (!d || d.seat !== Number(playerID) || rules.refuse(G, d, action)) return 'INVALID_MOVE';
      rules.reduce(G, d, action, io);
      return undefined;
    },
  },
  endIf: ({ G }: { G: State }) => (G.over ? rules.result(G) : undefined),
  playerView({ G, playerID }: { G: State; playerID: string | null }) {
    const seat = playerID === null ? 'table' : Number(playerID);
    const own = rules.decisions(G, 'must').find((d) => d.seat === seat);
    const asked = own ? { id: own.id, legal: rules.legal(G, own) } : null;
    return { view: rules.view(G, seat), asked };
  },
};

console.info = () => {};
const folder = mkdtempSync(join(tmpdir(), 'fondaco-bench-'));
// `file`: every state goes to a file, by its own storage, which does not wait for the disk.
const db = process.argv[2] === 'file' ? { db: new FlatFile({ dir: folder }) } : {};
const { appServer } = await Server({ games: [game], origins: [Origins.LOCALHOST], ...db }).run({
  port: 0,
});
serving((appServer.address() as AddressInfo).port, async () => {
  appServer.close();
  rmSync(folder, { recursive: true, force: true });
});
