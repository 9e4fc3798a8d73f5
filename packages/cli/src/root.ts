import { join } from 'node:path';

/** The repository, wherever the command was started. */
export const ROOT = join(import.meta.dirname, '../../..');
