import { Offline } from './errors.ts';
import { request } from './request.ts';

/** What browsers say of a part of the page that could not be loaded. */
const MISSING_PART = /dynamically imported module|module script failed|preload CSS/i;

export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && MISSING_PART.test(error.message);

/** Why a part of the page cannot be loaded: a newer version has replaced it on the server, or the server cannot be reached. */
export async function whyMissing(): Promise<'outdated' | 'offline'> {
  try {
    await request('GET', '/api/health');
  } catch (error) {
    if (error instanceof Offline) return 'offline';
  }
  return 'outdated';
}
