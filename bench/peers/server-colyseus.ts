import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fastChance, silentIo } from '@fondaco/kernel';
import { oltreMare } from '../../games/oltre-mare/rules/index.ts';
import { serving } from './serving.ts';

/*
 * The same rules in rooms of Colyseus, which keeps them in memory. Answers are judged and views redacted as ours are; every seat is
 * sent its view after each move, since what it may know differs. In its favour: the same as for boardgame.io.
 */
interface RoomClient {
  send(type: string, message: unknown): void;
}
interface RoomBase {
  clients: RoomClient[];
  onMessage(type: string, heard: (client: RoomClient, message: never) => void): void;
}
const required = createRequire(import.meta.url);
const { Server, Room } = required('@colyseus/core') as {
  Server: new (
    options: object,
  ) => {
    define(name: string, room: unknown): void;
    listen(port: number): Promise<unknown>;
    gracefullyShutdown(exit: boolean): Promise<void>;
  };
  Room: new () => RoomBase;
};
const { WebSocketTransport } = required('@colyseus/ws-transport') as {
  WebSocketTransport: new (options: object) => object;
};

const rules = oltreMare.rules(oltreMare.options.parse({ edition: 'second' }), oltreMare.components);
const io = silentIo<never>(fastChance(1));

class Table extends Room {
  private seats = 0;
  private game = rules.setup(2, io);

  onCreate({ seats }: { seats: number }): void {
    this.seats = seats;
    this.game = rules.setup(seats, io);
    this.onMessage(
      'answer',
      (client, { decision, action }: { decision: number; action: never }) => {
        const d = rules.decisions(this.game).find((x) => x.id === decision);
        const seat = this.clients.indexOf(client);
        if (!d || d.seat !== seat || rules.refuse(this.game, d, action)) return;
        rules.reduce(this.game, d, action, io);
        const isOver = Boolean(this.game.over);
        if (isOver) this.game = rules.setup(seats, io);
        this.show(isOver);
      },
    );
  }

  onJoin(): void {
    if (this.clients.length === this.seats) this.show(false);
  }

  private show(isOver: boolean): void {
    for (const [seat, client] of this.clients.entries()) {
      const own = rules.decisions(this.game, 'must').find((d) => d.seat === seat);
      const asked = own ? { id: own.id, legal: rules.legal(this.game, own) } : null;
      client.send('state', { view: rules.view(this.game, seat), asked, isOver });
    }
  }
}

console.log = () => {};
const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define('table', Table);
await server.listen(0);
serving((http.address() as AddressInfo).port, () => server.gracefullyShutdown(false));
