import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface FileServer {
  url: string;
  /** Paths that were asked for and are no files. */
  missed: string[];
  /** Serves another folder from now on: a deploy. */
  deploy(folder: string): void;
  close(): Promise<void>;
}

/** A web space: it serves the files of a folder below a path, and nothing else. */
export async function serveFiles(folder: string, below: string): Promise<FileServer> {
  let root = folder;
  const missed: string[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://files');
    try {
      if (request.method !== 'GET' || !pathname.startsWith(below)) throw new Error('no file');
      const file = normalize(pathname.slice(below.length)) || '.';
      const path = join(root, file === '.' ? 'index.html' : file);
      const bytes = await readFile(path);
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      response.end(bytes);
    } catch {
      missed.push(pathname);
      response.statusCode = 404;
      response.end();
    }
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${below}`,
    missed,
    deploy(next) {
      root = next;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
