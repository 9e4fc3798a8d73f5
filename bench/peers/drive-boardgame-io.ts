import { createRequire } from 'node:module';
import { anyOf, type OpenTables, type Tally } from './tally.ts';

interface State {
  _stateID: number;
  G: { asked: { id: number; legal: unknown[] } | null };
  ctx: { gameover?: unknown };
}
interface Socket {
  on(name: 'connect', heard: () => void): void;
  on(name: 'sync', heard: (match: string, info: { state: State }) => void): void;
  on(name: 'update', heard: (match: string, state: State) => void): void;
  off(name: string): void;
  emit(name: string, ...args: unknown[]): void;
}
const { io } = createRequire(import.meta.url)('socket.io-client') as {
  io(address: string, options: object): Socket;
};

export const boardgameIoTables: OpenTables = async ([port], tables, seats, tally) => {
  const socket = (): Promise<Socket> =>
    new Promise((resolve) => {
      const options = { transports: ['websocket'], forceNew: true };
      const made = io(`http://127.0.0.1:${port}/oltre-mare`, options);
      made.on('connect', () => resolve(made));
    });
  for (let n = 0; n < tables; n++) {
    const sockets = await Promise.all(Array.from({ length: seats }, socket));
    playOn(sockets, n, tally).catch(tally.failed);
  }
};

async function playOn(sockets: readonly Socket[], table: number, tally: Tally): Promise<void> {
  for (let n = 0; ; n++) {
    await play(sockets, `${table}-${n}`, tally);
    tally.game();
  }
}

/** A seat hears of its answer by the update that follows: there is no other acknowledgement. */
async function play(sockets: readonly Socket[], match: string, tally: Tally): Promise<void> {
  const states: State[] = [];
  // The first to ask makes the match.
  for (const [seat, socket] of sockets.entries()) states.push(await synced(socket, seat));
  await new Promise<void>((over) => {
    for (const [seat, socket] of sockets.entries()) {
      let sent: number | undefined;
      const go = ({ G, _stateID }: State): void => {
        if (!G.asked) return;
        sent = performance.now();
        const args = [G.asked.id, anyOf(G.asked.legal)];
        const payload = { type: 'answer', args, playerID: String(seat) };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, String(seat));
      };
      socket.off('update');
      socket.on('update', (_, state) => {
        if (sent !== undefined) tally.move(sent);
        sent = undefined;
        if (state.ctx.gameover === undefined) go(state);
        else over();
      });
      go(states[seat] as State);
    }
  });

  function synced(socket: Socket, seat: number): Promise<State> {
    return new Promise((resolve) => {
      socket.off('sync');
      socket.on('sync', (_, { state }) => resolve(state));
      socket.emit('sync', match, String(seat), undefined, sockets.length);
    });
  }
}
