import type { PageLang } from '@fondaco/page-kit/words/lang.ts';
import { useSyncExternalStore } from 'react';
import { LANGS } from '../words/load.ts';

/** What this browser remembers of its user's wishes. */
export interface Settings {
  lang: PageLang;
  theme: 'light' | 'dark' | 'system';
  /** How long events are shown. */
  pace: 'slow' | 'normal' | 'fast' | 'off';
  /** A sound when it is my turn. */
  sound: boolean;
  /** Ask once more before what cannot be undone. */
  confirm: boolean;
  /** How the hand is sorted. */
  handOrder: string;
}

const KEY = 'fondaco.settings';
const listeners = new Set<() => void>();
let settings: Settings = { ...usual(), ...stored() };

function usual(): Settings {
  const spoken = navigator.languages.map((x) => x.slice(0, 2).toLowerCase());
  const lang = spoken.find((x) => LANGS.includes(x));
  return {
    lang: lang ?? 'en',
    theme: 'system',
    pace: 'normal',
    sound: true,
    confirm: false,
    handOrder: 'good',
  };
}

/** A browser that forbids storage forgets; it plays all the same. */
function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settingsNow = (): Settings => settings;

function changeSettings(patch: Partial<Settings>): void {
  settings = { ...settings, ...patch };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Kept until the page is closed.
  }
  for (const listener of listeners) listener();
}

// Another tab of the same browser follows.
window.addEventListener('storage', (e) => {
  if (e.key !== KEY) return;
  settings = { ...usual(), ...stored() };
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): [Settings, (patch: Partial<Settings>) => void] {
  return [useSyncExternalStore(subscribe, settingsNow), changeSettings];
}
