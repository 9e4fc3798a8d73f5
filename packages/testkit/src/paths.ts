import { fileURLToPath } from 'node:url';

/** A path from the root of the repository. */
export const inRepo = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));
