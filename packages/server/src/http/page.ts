import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import files from '@fastify/static';
import { msg } from '@fondaco/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The build puts a hash of its content into the name of each file of this folder: what has such a name never changes. */
const HASHED = `assets${sep}`;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
/** Browsers ask every time whether it has changed: the page must not stay behind the server. */
const REVALIDATE = 'no-cache';

/** Serves the built page, if there is one: its files, and `index.html` for the address of every screen. */
export async function servePage(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const page = folder !== undefined && existsSync(join(folder, 'index.html')) ? folder : undefined;
  app.setNotFoundHandler((request, reply) => {
    if (page !== undefined && isScreen(request)) return reply.sendFile('index.html');
    // A file that is missing in the middle of a deploy may be there a moment later.
    void reply.code(404).header('cache-control', 'no-store');
    return reply.send({ refusal: { msg: msg('server.notFound') } });
  });
  if (page === undefined) return;
  await app.register(files, {
    root: page,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = relative(page, path).startsWith(HASHED);
      void reply.header('cache-control', isHashed ? FOR_A_YEAR : REVALIDATE);
    },
  });
}

const ASSET =
  /\.(?:m?js|css|map|json|html?|txt|xml|svg|png|jpe?g|webp|ico|woff2?|wasm|webmanifest)$/i;

/** Whether a browser asks for a screen of the page: any address outside the API that is requested as HTML and is no file. */
function isScreen({ method, url, headers }: FastifyRequest): boolean {
  const path = decodeURI(url.split('?')[0] ?? '');
  const asksPage = headers.accept?.includes('text/html') === true;
  return method === 'GET' && asksPage && !path.startsWith('/api') && !ASSET.test(path);
}
