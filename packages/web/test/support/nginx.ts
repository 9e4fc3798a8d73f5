import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const PROGRAM = '/usr/sbin/nginx';
const example = join(import.meta.dirname, '../../../../docs/examples/nginx.conf');

/** Debian's nginx, installed where that is possible. */
export function hasNginx(): boolean {
  if (existsSync(PROGRAM)) return true;
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'nginx-light'], { stdio: 'ignore', env });
  } catch {
    return false;
  }
  return existsSync(PROGRAM);
}

export interface Nginx {
  origin: string;
  port: number;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** nginx with the configuration that the documentation gives, below a path and with a certificate of its own. */
export async function startNginx(server: number, path: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-nginx-'));
  const [port, plain] = [await freePort(), await freePort()];
  makeCertificate(folder);
  const site = readFileSync(example, 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replaceAll('play.example.org', 'localhost')
    .replaceAll('/etc/ssl/fondaco', folder)
    .replace('location / {', `location ${path} {`)
    .replace('127.0.0.1:8080', `127.0.0.1:${server}`);
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `user root; pid ${folder}/pid; error_log stderr; daemon off; worker_processes 1;
     events {} http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
       .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
       .join(' ')}\n${site} }`,
  );
  let child: ChildProcess | undefined;
  async function stop(): Promise<void> {
    const ended = new Promise((resolve) => child?.once('exit', resolve) ?? resolve(undefined));
    child?.kill('SIGTERM');
    await ended;
    child = undefined;
  }
  async function start(): Promise<void> {
    let said = '';
    const begun = spawn(PROGRAM, ['-p', folder, '-c', config], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    begun.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child = begun;
    while (!(await isOpen(port))) {
      if (begun.exitCode !== null) throw new Error(`nginx ended: ${said}`);
      await pause(20);
    }
  }
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await start();
  return { origin: `https://localhost:${port}`, port, stop, start };
}

function makeCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const subject = [
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-days',
    '2',
  ];
  execFileSync('openssl', ['req', '-x509', ...key, ...files, ...subject], { stdio: 'ignore' });
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const socket = createServer().once('error', failed);
    socket.listen(0, '127.0.0.1', () => {
      const address = socket.address();
      socket.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function isOpen(port: number): Promise<boolean> {
  try {
    // Any answer will do: nginx refuses plain HTTP here.
    await fetch(`http://127.0.0.1:${port}/`);
    return true;
  } catch {
    return false;
  }
}
