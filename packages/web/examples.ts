import { offered } from '@fondaco/games';
import type { Plugin } from 'vite';

const NAME = 'virtual:examples';

/** Tells the scenarios that are examples of rules, a chunk for each rulebook. */
export function examples(): Plugin {
  return {
    name: 'fondaco-examples',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [, prefix] = id.slice(1).split('/');
      const manifest = offered.find((m) => m.prefix === prefix);
      if (!manifest) return index();
      const { examplesOf } = await import('@fondaco/testkit/scenario');
      return `export default ${JSON.stringify(await examplesOf(manifest))}`;
    },
  };
}

function index(): string {
  const loads = offered.map(({ prefix }) => `${prefix}: () => import('${NAME}/${prefix}')`);
  return `export default { ${loads.join(', ')} }`;
}
