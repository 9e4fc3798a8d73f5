import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { examples } from './examples.ts';
import { gameList } from './game-list.ts';
import { appManifests } from './manifest.ts';
import { serviceWorker } from './offline.ts';
import { preloads } from './preloads.ts';
import { texts } from './texts.ts';

/** What every screen is made of is one file: thirty small ones cost more than they hold. */
const BASE =
  /node_modules\/react|page-kit\/src\/(address|ui\/(button|note|rule-link|empty|dialog|fields|use-size)|route|words\/|icons\/(icon|logo|seat-badge))|web\/src\/(api\/(errors|request)|local\/ids|screens\/(data\/[a-z-]+|pages|title|words|people|picture|games|lobby\/section)\.)/;
/** What every table is made of, and no screen without one. */
const TABLE =
  /page-kit\/src\/(facts|turn|use-table-key|table\/|options\/|plot\/|ui\/(why|copy-field)|icons\/(with-)?table-icons)|web\/src\/(wire\/|table\/(?!(table|replay)-screen|seen)|local\/(local-connection|rules|frozen))|kernel\/src\/(forms|step|undo|log|agenda|chance\/|wire\/)/;

export default defineConfig({
  root: import.meta.dirname,
  // Files name each other from where they are, so that the page can lie under any path.
  base: './',
  plugins: [react(), texts(), examples(), gameList(), appManifests(), serviceWorker(), preloads()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'table', test: TABLE },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
