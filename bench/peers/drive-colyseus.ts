import { createRequire } from 'node:module';
import { anyOf, type OpenTables } from './tally.ts';

interface Shown {
  asked: { id: number; legal: unknown[] } | null;
  isOver: boolean;
}
interface Room {
  roomId: string;
  onMessage(type: 'state', heard: (shown: Shown) => void): void;
  send(type: string, message: object): void;
}
const { Client } = createRequire(import.meta.url)('@colyseus/sdk') as {
  Client: new (
    address: string,
  ) => {
    create(room: string, options: object): Promise<Room>;
    joinById(id: string): Promise<Room>;
  };
};

/** A seat hears of its answer by the state that follows: there is no other acknowledgement. */
export const colyseusTables: OpenTables = async ([port], tables, seats, tally) => {
  const open = () => new Client(`ws://127.0.0.1:${port}`);
  for (let n = 0; n < tables; n++) {
    const rooms = [await open().create('table', { seats })];
    const id = rooms[0]?.roomId ?? '';
    for (const [seat, room] of rooms.entries()) play(room, seat);
    for (let seat = 1; seat < seats; seat++) {
      const room = await open().joinById(id);
      play(room, seat);
    }
  }

  function play(room: Room, seat: number): void {
    let sent: number | undefined;
    room.onMessage('state', ({ asked, isOver }) => {
      if (sent !== undefined) tally.move(sent);
      sent = undefined;
      if (isOver && seat === 0) tally.game();
      if (!asked) return;
      sent = performance.now();
      room.send('answer', { decision: asked.id, action: anyOf(asked.legal) });
    });
  }
};
