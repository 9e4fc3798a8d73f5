import type { ReactNode } from 'react';
import type { SystemId } from '../../../classic/rules/index.ts';
import type { LookUpTarget } from './target.ts';

/** A line of the panel: a good, a deed, a passenger, a card, a place. */
export interface LookUpRow {
  id: string;
  sign: ReactNode;
  name: string;
  note?: string | undefined;
  /** The price, or what is paid. */
  credits?: number | undefined;
  /** In place of a price. */
  value?: string | undefined;
  /** `good`: better than usual. `off`: not to be had now. */
  look?: 'good' | 'off' | undefined;
  /** What pressing it looks up. */
  opens?: LookUpTarget;
}

export interface LookUpPart {
  id: string;
  title: string;
  /** Small words after the title. */
  aside?: string | undefined;
  /** Stands there if there are no rows. A part without rows and without this is left out. */
  none?: string;
  rows: readonly LookUpRow[];
}

/** One tab of the panel. */
export interface LookUpPage {
  /** The culture's number. */
  number?: number;
  title: string;
  /** Where it lies, its science, how far away it is. */
  about: readonly string[];
  parts: readonly LookUpPart[];
}

/** How a game fills the panel. */
export interface LookUpPages {
  /** Undefined: the game has no such culture. */
  culture(id: string): LookUpPage | undefined;
  /** A system whose culture the viewer does not know. */
  unknown(system: SystemId): LookUpPage;
  base(): LookUpPage;
  /** Cup, pools, stock or decks. */
  supply(): LookUpPage;
  all(): LookUpPage;
}
