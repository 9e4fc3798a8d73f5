import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadInput, msg } from '@fondaco/kernel';
import { readArgs, requirePositionals } from '../args.ts';
import type { CliCommand } from '../command.ts';
import { ROOT } from '../root.ts';

const PAGE = join(ROOT, 'packages/web/dist');
/** Tells the page that there is no server (`page-kit/src/address.ts`). */
const MARK = '<html lang="en" data-server="none">';
/** A web space may send no headers of its own: the page itself forbids what is from elsewhere. */
const POLICY =
  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'\" />";
/** Made for our own server. */
const NOT_COPIED = /\.(br|gz|sources)$/;

/** Writes the page as files for a web space without our server. */
export const site: CliCommand = (argv, { io, say }) => {
  const [typed = ''] = requirePositionals(readArgs(argv, {}).positionals, ['DIR']);
  const folder = resolve(typed);
  if (!isFree(folder)) throw new BadInput('cli.site.taken', { folder });
  if (!existsSync(join(PAGE, 'index.html'))) throw new BadInput('cli.site.noPage');
  const html = readFileSync(join(PAGE, 'index.html'), 'utf8');
  const marked = html
    .replace('<html lang="en">', MARK)
    .replace('<title>', `${POLICY}\n    <title>`);
  cpSync(PAGE, folder, { recursive: true, filter: (file) => !NOT_COPIED.test(file) });
  writeFileSync(join(folder, 'index.html'), marked);
  io.out(`${say(msg('cli.site.done', { folder }))}\n`);
  return 0;
};

/** Nothing of others is written over: a folder must be new, empty, or an earlier site. */
function isFree(folder: string): boolean {
  if (!existsSync(folder)) return true;
  if (!statSync(folder).isDirectory()) return false;
  const index = join(folder, 'index.html');
  const isSite = existsSync(index) && readFileSync(index, 'utf8').includes(MARK);
  return isSite || readdirSync(folder).length === 0;
}
