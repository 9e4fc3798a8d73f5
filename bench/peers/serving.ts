import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** What a server has used since its start. */
export interface Usage {
  /** Microseconds of processor time. */
  cpu: number;
  /** Bytes sent to and received from clients. */
  bytes: number;
}

/** Every connection a server accepts, whatever library it uses. */
const open = new Set<Socket>();
let closedBytes = 0;
const bytesOf = ({ bytesRead, bytesWritten }: Socket): number => bytesRead + bytesWritten;
subscribe('net.server.socket', (message) => {
  const { socket } = message as { socket: Socket };
  open.add(socket);
  socket.on('close', () => {
    open.delete(socket);
    closedBytes += bytesOf(socket);
  });
});

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  const bytes = [...open].reduce((sum, socket) => sum + bytesOf(socket), closedBytes);
  return { cpu: user + system, bytes };
}

/** A server in a process of its own: tells its port, and when asked what it has used. */
export function serving(port: number, close: () => Promise<void>): void {
  process.on('message', (word) => {
    if (word === 'usage') process.send?.(usage());
    else void close().then(() => process.exit(0));
  });
  process.on('disconnect', () => void close().then(() => process.exit(1)));
  process.send?.(port);
}
