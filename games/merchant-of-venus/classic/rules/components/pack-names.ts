import { type Messages, namesOnlyIn } from '@fondaco/kernel';
import { sharedNames } from '../../../shared/rules/pack-names.ts';
import type { Pack } from './pack.ts';
import { shipped } from './shipped.ts';

/** The names of a set that are not in the texts of the game. */
export const packNames = (pack: Pack): Messages =>
  namesOnlyIn(sharedNames(pack), sharedNames(shipped));
