import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, 'src/screens/locales');
const TOKENS = readFileSync(join(import.meta.dirname, 'src/styles/tokens.css'), 'utf8');
/** The colour of panels, light and dark: browsers draw their own bars with it. */
const [PAPER, NIGHT] = Array.from(TOKENS.matchAll(/--surface: (#\w+)/g), ([, colour]) => colour);

/** Writes `manifest.en.webmanifest` and so on: what a system must know to install the page as an app, in each language. */
export function appManifests(): Plugin {
  return {
    name: 'fondaco-manifests',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.en.webmanifest' } },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-maskable.png' } },
      ...[PAPER, NIGHT].map((content, i) => ({
        tag: 'meta',
        attrs: {
          name: 'theme-color',
          media: `(prefers-color-scheme: ${i === 0 ? 'light' : 'dark'})`,
          content,
        },
      })),
    ],
    buildStart() {
      for (const file of globSync('*.json', { cwd: LOCALES })) {
        const path = join(LOCALES, file);
        this.addWatchFile(path);
        const lang = basename(file, '.json');
        const source = JSON.stringify(manifestIn(lang, JSON.parse(readFileSync(path, 'utf8'))));
        this.emitFile({ type: 'asset', fileName: `manifest.${lang}.webmanifest`, source });
      }
    },
  };
}

/** Addresses are relative to the manifest, which lies beside the page. */
const manifestIn = (lang: string, texts: Record<string, string>) => ({
  lang,
  name: texts['app.name'],
  short_name: texts['app.name'],
  description: texts['app.description'],
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['games'],
  icons: [
    { src: './icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: './icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: './icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: './icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
});
