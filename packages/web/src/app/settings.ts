import type { PageLang } from '@fondaco/page-kit/words/lang.ts';
import { useSyncExternalStore } from 'react';
import { LANGS } from '../words/load.ts';

/** How long events are shown. */
export const PACES = ['slow', 'normal', 'fast', 'off'] as const;

/** The user's settings, kept in this browser. */
export interface Settings {
  lang: PageLang;
  theme: 'light' | 'dark' | 'system';
  pace: (typeof PACES)[number];
  /** Dice, coins and cards are heard, and a bell when it is the user's turn. */
  sound: boolean;
  /** Ask for confirmation before anything that cannot be undone. */
  confirm: boolean;
  /** Say “done” where nothing else can be done. */
  sayDone: boolean;
  /** In games against bots, new kinds of questions are explained. */
  explain: boolean;
  /** The story shows the single steps of every turn. */
  storySteps: boolean;
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
    sayDone: false,
    explain: true,
    storySteps: false,
    handOrder: 'good',
  };
}

/** The stored settings; empty if the browser forbids storage, which is no reason not to play. */
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

// Follow changes made in another tab.
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
