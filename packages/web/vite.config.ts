import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { texts } from './texts.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), texts()],
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  worker: { format: 'es' },
});
