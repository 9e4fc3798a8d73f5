import { type AnchorHTMLAttributes, type ReactNode, useSyncExternalStore } from 'react';
import { addressNow, hrefOf, replaceAddress } from './address.ts';

/** Addresses of the page are paths; the browser's Back and Forward walk through them. */
const listeners = new Set<() => void>();
const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};
/** Who follows a link of a table, told to the screen it leads to. */
export interface Brought {
  table: string;
  seat: number;
}
let brought: Brought | null = null;
window.addEventListener('popstate', () => {
  brought = null;
  notifyListeners();
});

/** What the link that was followed has brought to this screen; given once. Back, Forward and a reload bring nothing. */
export function takeBrought(): Brought | null {
  const taken = brought;
  brought = null;
  return taken;
}

let isNextLoadedAnew = false;
/** From now on, going to another screen loads the page again: there is a newer one. */
export function loadNextScreenAnew(): void {
  isNextLoadedAnew = true;
}

interface GoOptions {
  replace?: boolean;
  bring?: Brought | null;
}

export function go(path: string, { replace = false, bring = null }: GoOptions = {}): void {
  // What a link brings would be lost; such a link stays with the present page.
  if (isNextLoadedAnew && !bring) {
    if (replace) location.replace(hrefOf(path));
    else location.assign(hrefOf(path));
    return;
  }
  brought = bring;
  if (replace) replaceAddress(path);
  else history.pushState(null, '', hrefOf(path));
  notifyListeners();
  window.scrollTo(0, 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => addressNow().pathname);

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** For pages one reads beside a game. */
  newTab?: boolean;
  bring?: Brought | null;
  /** What following it does in place of going there. */
  follow?(): void;
  children: ReactNode;
}

/** A real link: opens in place, and in another tab when asked for. */
export function Link({ to, newTab = false, bring = null, follow, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={hrefOf(to)}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      onClick={(e) => {
        onClick?.(e);
        const plain = !e.ctrlKey && !e.metaKey && !e.shiftKey && !e.altKey && e.button === 0;
        if (newTab || e.defaultPrevented || !plain) return;
        e.preventDefault();
        if (follow) follow();
        else go(to, { bring });
      }}
    />
  );
}
