import type { TestProject } from 'vitest/node';
import { buildPage } from '../../build.ts';
import { findChromium, findLightChromium } from './chromium.ts';

/** Once for all browser tests: a page built from these sources, and a browser. */
export default async function setup(project: TestProject): Promise<void> {
  await buildPage();
  project.provide('chromium', await findChromium());
  project.provide('lightChromium', await findLightChromium());
}

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
    lightChromium: string;
  }
}
