import { join } from 'node:path';

/** The root of the repository, independent of the working directory. */
export const ROOT = join(import.meta.dirname, '../../..');
