import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { texts } from './texts.ts';

/** What every screen is made of is one file: thirty small ones cost more than they hold. */
const BASE =
  /page-kit\/src\/(ui\/(button|note|rule-link|empty|dialog|fields)|route|words\/|icons\/(icon|logo|seat-badge))|web\/src\/(api\/(errors|request)|screens\/(data\/(load|me|paths|server-reachable)|pages|title|words|people|picture|games|lobby\/section)\.)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), texts()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } } },
  },
  worker: { format: 'es' },
});
