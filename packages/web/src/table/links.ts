import { isLocal, localLink } from '../local/local-link.ts';
import type { Link } from '../wire/link.ts';
import { type ServerLink, serverLink } from '../wire/socket.ts';

let toServer: ServerLink | undefined;

/** One socket for the whole page. */
function theServer(): ServerLink {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  toServer ??= serverLink(`${scheme}://${location.host}/socket`);
  return toServer;
}

export const linkOf = (table: string): Link => (isLocal(table) ? localLink() : theServer());
