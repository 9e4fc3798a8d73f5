import { manifests } from '@fondaco/games';
import type { Plugin, Rolldown } from 'vite';

/** The screens that people come to from elsewhere, by the first part of their address: what they are made of, and which texts they need. */
const SCREENS: Record<string, { modules: readonly string[]; texts: readonly string[] }> = {
  // Whoever has been here before has the files of the usual lobby already.
  '': { modules: ['screens/lobby.tsx', 'screens/first-visit/first-visit.tsx'], texts: ['screens'] },
  new: { modules: ['screens/new-table.tsx'], texts: ['screens', 'table'] },
  table: { modules: ['table/table-screen.tsx'], texts: ['screens', 'table'] },
  replay: { modules: ['table/replay-screen.tsx'], texts: ['screens', 'table'] },
};
/** What a table of a game is drawn with. A game may have no look of its own. */
const LOOK = ['page/index.tsx', 'rules/facts/index.ts'];
const TEXTS = /virtual:texts\/(\w+)\/(\w+)$/;

/**
 * Writes `preloads.json`: the files that each of these screens needs, by screen and language, and those of each game. The server names them in the page it
 * sends, so that a browser asks for all of them at once instead of finding them one after another.
 */
export function preloads(): Plugin {
  return {
    name: 'fondaco-preloads',
    // Vite drops files that hold nothing but a style sheet.
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((x) => x.type === 'chunk');
      const chunkOf = (holds: (module: string) => boolean): Rolldown.OutputChunk => {
        const found = chunks.find((x) => x.facadeModuleId && holds(x.facadeModuleId));
        if (!found) throw new Error('a screen or its texts are not in a file of their own');
        return found;
      };
      const first = withImports(
        chunkOf((id) => id.endsWith('index.html')),
        bundle,
      );
      const lookOf = (folder: string): string[] => {
        const parts = LOOK.map((file) => `/games/${folder}/${file}`);
        const found = chunks.filter((x) => parts.some((part) => x.facadeModuleId?.endsWith(part)));
        const files = new Set(found.flatMap((chunk) => withImports(chunk, bundle)));
        return [...files].filter((file) => !first.includes(file));
      };
      const langs = chunks.flatMap((x) => TEXTS.exec(x.facadeModuleId ?? '')?.[2] ?? []);
      const filesFor = ({ modules, texts }: (typeof SCREENS)[string], lang: string): string[] => {
        const needed = [
          ...texts.map((part) => chunkOf((id) => id.endsWith(`virtual:texts/${part}/${lang}`))),
          ...modules.map((module) => chunkOf((id) => id.endsWith(`web/src/${module}`))),
        ];
        const files = new Set(needed.flatMap((chunk) => withImports(chunk, bundle)));
        return [...files].filter((file) => !first.includes(file));
      };
      const screens = Object.fromEntries(
        Object.entries(SCREENS).map(([screen, needs]) => [
          screen,
          Object.fromEntries([...new Set(langs)].map((lang) => [lang, filesFor(needs, lang)])),
        ]),
      );
      const atEveryTable = Object.values(screens.table ?? {}).flat();
      const games = Object.fromEntries(
        manifests.map(({ id, folder }) => [
          id,
          lookOf(folder).filter((x) => !atEveryTable.includes(x)),
        ]),
      );
      const source = { screens, games };
      const fileName = 'preloads.json';
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(source) });
    },
  };
}

/** A file with the style sheets and files it imports, which the browser would find only once it has read it. */
function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? withImports(file, bundle, seen) : [];
  });
  return [...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName, ...imported];
}
