import { createRequire } from 'node:module';
import { fastChance, type Rules, silentIo } from '@fondaco/kernel';
import { CUT_OFF, classic, edition } from '../contestants.ts';
import { measure, type PlayGame } from '../measure.ts';

/*
 * The same rules as a boardgame.io game, driven through its headless client: `node bench/peers/boardgame-io.ts GAME
 * MILLISECONDS`. In its favour: its undo is off, and no answer is judged.
 */
interface HeadlessClient<S> {
  start(): void;
  stop(): void;
  store: { getState(): { G: S } };
  moves: { answer(decision: number, action: unknown): void };
}
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
  Client<S>(config: unknown): HeadlessClient<S>;
};

const SEATS = 4;

function clientPlay<S extends { over: unknown }, A, E, V>(
  rules: Rules<S, A, E, V>,
  most = Number.POSITIVE_INFINITY,
): PlayGame {
  let chance = fastChance(0);
  const game = {
    name: 'game',
    disableUndo: true,
    setup: () => rules.setup(SEATS, silentIo(chance)),
    moves: {
      answer({ G }: { G: S }, decision: number, action: A) {
        const d = rules.decisions(G, 'must').find((x) => x.id === decision);
        if (!d) return 'INVALID_MOVE';
        rules.reduce(G, d, action, silentIo(chance));
        return undefined;
      },
    },
    endIf: ({ G }: { G: S }) => (G.over ? rules.result(G) : undefined),
  };
  return (seed) => {
    chance = fastChance(seed);
    const client = Client<S>({ game, numPlayers: SEATS, debug: false });
    client.start();
    let decisions = 0;
    let s = client.store.getState().G;
    for (; !s.over && decisions < most; decisions++) {
      const d = rules.decisions(s, 'must')[0];
      const legal = d ? rules.legal(s, d) : [];
      client.moves.answer(d?.id ?? -1, legal[chance.int(legal.length, 'bot')]);
      const next = client.store.getState().G;
      if (next === s) throw new Error('a move was not taken');
      s = next;
    }
    client.stop();
    return decisions;
  };
}

const games: Record<string, () => PlayGame> = {
  'oltre-mare second, 4 seats': () => clientPlay(edition('second')),
  'merchant-of-venus classic, 4 seats': () => clientPlay(classic(), CUT_OFF),
};

const [name = '', ms] = process.argv.slice(2);
const make = games[name];
if (!make) throw new Error(`no game ${name}`);
console.log(JSON.stringify(measure(make(), Number(ms))));
