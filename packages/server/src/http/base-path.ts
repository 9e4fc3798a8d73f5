import { BadInput } from '@fondaco/kernel';
import type { FastifyInstance } from 'fastify';

/** Parts of letters, digits, `-`, `.`, `_` and `~`, between slashes. */
const PATH = /^\/(?:[\w.~-]+\/)*$/;

/** The path below which everything lies, with a slash at both ends. Throws BadInput if it cannot be one. */
export function readBasePath(text: string): string {
  const path = `/${text}/`.replaceAll(/\/+/g, '/');
  if (!PATH.test(path) || /\/\.{1,2}\//.test(path))
    throw new BadInput('server.port.base', { value: text });
  return path;
}

/** Routes know nothing of the base. What lies outside of it is left as it is: a health check need not know the base either. */
export const withoutBase =
  (base: string) =>
  (url = '/'): string =>
    url.startsWith(base) ? url.slice(base.length - 1) : url;

/** Browsers send cookies only to where they belong: another program may lie beside this one. */
export function cookiesBelow(app: FastifyInstance, base: string): void {
  if (base === '/') return;
  app.addHook('onSend', async (_request, reply) => {
    const set = reply.getHeader('set-cookie');
    if (set === undefined) return;
    const moved = [set].flat().map((each) => String(each).replace('; Path=/', `; Path=${base}`));
    void reply.removeHeader('set-cookie').header('set-cookie', moved);
  });
}
