// In development, files lie elsewhere and the page always at the root.
const ownFile = import.meta.url;

/** Where the page lies, ending with a slash: `/`, or a sub-path of a server. The build puts all scripts into one folder below it. */
export const BASE: string = import.meta.env.DEV ? '/' : new URL('..', ownFile).pathname;

/** False on a page that `fondaco site` wrote: it lies on a web space that serves files and nothing else. */
export const HAS_SERVER: boolean =
  typeof document === 'undefined' || document.documentElement?.dataset.server !== 'none';

/** The address of a screen, as links and the browser's history have it. A web space has one page: there, the screen stands after the #. */
export const hrefOf = (path: string): string =>
  HAS_SERVER ? `${BASE}${path.slice(1)}` : `${BASE}#${path}`;

/** The address of a screen with its server, to be sent to others. */
export const linkOf = (path: string): string => `${location.origin}${hrefOf(path)}`;

/** The screen that is shown: its path without the base, its query and its fragment. */
export function addressNow(): URL {
  if (!HAS_SERVER) return new URL(location.hash.slice(1) || '/', location.origin);
  const url = new URL(location.href);
  url.pathname = url.pathname.slice(BASE.length - 1);
  return url;
}

/** Changes the address without going anywhere, so that a reload comes back to what is shown. */
export const replaceAddress = (path: string): void => history.replaceState(null, '', hrefOf(path));
