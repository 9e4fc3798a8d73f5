import type { Msg } from '@fondaco/kernel';
import { lossMsg, sharedWarnings } from '../../../shared/rules/pack-warnings.ts';
import type { Pack } from './pack.ts';

export const packWarnings = (pack: Pack): Msg[] => [
  ...sharedWarnings({
    ...pack,
    cultures: pack.cultures.map((c) => ({ ...c, buyers: c.good.buyers })),
  }),
  ...pack.cultures
    .filter(({ good }) => good.resale.high <= good.cost)
    .map(({ good }) => lossMsg(good.name)),
];
