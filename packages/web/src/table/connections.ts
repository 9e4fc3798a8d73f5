import { BASE } from '@fondaco/page-kit/address.ts';
import { isLocal, localConnection } from '../local/local-connection.ts';
import type { Connection } from '../wire/connection.ts';
import { type ServerConnection, serverConnection } from '../wire/socket.ts';

let serverOfPage: ServerConnection | undefined;

/** One socket for the whole page. */
function sharedServerConnection(): ServerConnection {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  serverOfPage ??= serverConnection(`${scheme}://${location.host}${BASE}socket`);
  return serverOfPage;
}

export const connectionFor = (table: string): Connection =>
  isLocal(table) ? localConnection() : sharedServerConnection();
