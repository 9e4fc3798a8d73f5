import { type Messages, namesOnlyIn } from '@fondaco/kernel';
import { namesUnder, sharedNames } from '../../../shared/rules/pack-names.ts';
import type { Pack } from './pack.ts';
import { shipped } from './shipped.ts';

/** The names of a set that are not in the texts of the game. */
export const packNames = (pack: Pack): Messages => namesOnlyIn(allNames(pack), allNames(shipped));

const allNames = (pack: Pack): Messages => ({
  ...sharedNames(pack),
  ...namesUnder('mvs.tech', pack.techs),
  ...namesUnder(
    'mvs.tech',
    pack.techs.map(({ kind, name }) => ({ id: kind, name })),
  ),
  ...namesUnder('mvs.card', pack.encounters),
  ...namesUnder('mvs.card', pack.pirates),
  ...namesUnder(
    'mvs.pirate',
    pack.pirates.map(({ id, name, modifier }) => ({ id, name: `${name} (${signed(modifier)})` })),
  ),
  ...namesUnder('mvs.reward', pack.rewards),
  ...namesUnder('mvs.mission', pack.missions),
  ...namesUnder('mvs.challenge', pack.challenges),
});

const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)}`;
