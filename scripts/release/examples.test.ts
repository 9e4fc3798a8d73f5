import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';

const docs = join(import.meta.dirname, '../../docs');
const read = (file: string): string => readFileSync(join(docs, file), 'utf8');

const ANALYZE = 'systemd-analyze';
const hasSystemd = spawnSync(ANALYZE, ['--version']).status === 0;
if (!hasSystemd) console.warn(`there is no ${ANALYZE}: the unit was not checked`);

describe('examples for hosts', () => {
  it.runIf(hasSystemd)('the unit is accepted by systemd', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fondaco-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const unit = join(folder, 'fondaco.service');
    // Neither the program nor its user need be here.
    const text = read('examples/fondaco.service')
      .replace('/usr/bin/fondaco', '/bin/true')
      .replaceAll(/^(User|Group)=fondaco$/gm, '$1=root');
    writeFileSync(unit, text);
    const { status, stderr } = spawnSync(ANALYZE, ['verify', unit], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('the server of the compose file trusts the network it is in, and nobody else reaches it', () => {
    const { services, networks, volumes } = parse(read('examples/compose.yaml'));
    const { command, ports, networks: own } = services.fondaco;
    expect(command[command.indexOf('--proxy') + 1]).toBe(networks.inside.ipam.config[0].subnet);
    expect([ports, own, services.proxy.networks]).toEqual([undefined, ['inside'], ['inside']]);
    const mounted = Object.values<{ volumes: string[] }>(services).flatMap((each) => each.volumes);
    const named = mounted
      .map((each) => each.split(':')[0])
      .filter((each) => !each?.startsWith('.'));
    expect(new Set(named)).toEqual(new Set(Object.keys(volumes)));
  });

  it('every option of the server is in its help and in docs/hosting.md', () => {
    const source = readFileSync(join(docs, '../packages/cli/src/commands/serve.ts'), 'utf8');
    const flags = /const FLAGS = {([^}]+(?:}[^}]+)*)} as const/.exec(source)?.[1] ?? '';
    const names = [...flags.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => `--${name}`);
    expect(names.length).toBeGreaterThan(10);
    const hosting = read('hosting.md');
    for (const lang of ['en', 'fr', 'ru']) {
      const texts = JSON.parse(
        readFileSync(join(docs, `../packages/cli/src/locales/${lang}.json`), 'utf8'),
      );
      for (const name of names)
        expect([lang, texts['cli.usage.serve']]).toEqual([
          lang,
          expect.stringContaining(`  ${name} `),
        ]);
    }
    for (const name of names) expect(hosting).toContain(`| \`${name}`);
  });
});
