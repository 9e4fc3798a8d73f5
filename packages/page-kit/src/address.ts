// In development, files lie elsewhere and the page always at the root.
const ownFile = import.meta.url;

/** Where the page lies, ending with a slash: `/`, or a sub-path of a server. The build puts all scripts into one folder below it. */
export const BASE: string = import.meta.env.DEV ? '/' : new URL('..', ownFile).pathname;

/** The address of a screen, as links and the browser's history have it. */
export const hrefOf = (path: string): string => `${BASE}${path.slice(1)}`;

/** The address of a screen with its server, to be sent to others. */
export const linkOf = (path: string): string => `${location.origin}${hrefOf(path)}`;

/** The screen that is shown: its path without the base, its query and its fragment. */
export function addressNow(): URL {
  const url = new URL(location.href);
  url.pathname = url.pathname.slice(BASE.length - 1);
  return url;
}

/** Changes the address without going anywhere, so that a reload comes back to what is shown. */
export const replaceAddress = (path: string): void => history.replaceState(null, '', hrefOf(path));
