import { createRequire } from 'node:module';
import { fastChance, silentIo } from '@fondaco/kernel';
import { oltreMare } from '@fondaco/oltre-mare';
import { measure } from '../measure.ts';

/*
 * The same rules as a boardgame.io game, driven through its headless client. In its favour: its undo is off, and no answer is judged.
 */
interface Store {
  getState(): { G: ReturnType<typeof rules.setup> };
}
interface HeadlessClient {
  start(): void;
  stop(): void;
  store: Store;
  moves: { answer(decision: number, action: unknown): void };
}
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
  Client(config: unknown): HeadlessClient;
};

const rules = oltreMare.rules(oltreMare.options.parse({ edition: 'second' }), oltreMare.components);
const SEATS = 4;
let chance = fastChance(0);

const game = {
  name: 'oltre-mare',
  disableUndo: true,
  setup: () => rules.setup(SEATS, silentIo(chance)),
  moves: {
    answer({ G }: { G: ReturnType<typeof rules.setup> }, decision: number, action: never) {
      const d = rules.decisions(G, 'must').find((x) => x.id === decision);
      if (!d) return 'INVALID_MOVE';
      rules.reduce(G, d, action, silentIo(chance));
      return undefined;
    },
  },
  endIf: ({ G }: { G: ReturnType<typeof rules.setup> }) => (G.over ? rules.result(G) : undefined),
};

function play(seed: number): number {
  chance = fastChance(seed);
  const client = Client({ game, numPlayers: SEATS, debug: false });
  client.start();
  let decisions = 0;
  for (let s = client.store.getState().G; !s.over; s = client.store.getState().G) {
    const d = rules.decisions(s, 'must')[0];
    const legal = d ? rules.legal(s, d) : [];
    client.moves.answer(d?.id ?? -1, legal[chance.int(legal.length, 'bot')]);
    if (client.store.getState().G === s) throw new Error('a move was not taken');
    decisions++;
  }
  client.stop();
  return decisions;
}

console.log(JSON.stringify(measure(play, Number(process.argv[2]))));
