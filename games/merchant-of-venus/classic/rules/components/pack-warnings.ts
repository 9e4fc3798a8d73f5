import type { Msg } from '@fondaco/kernel';
import { lossMsg, sharedWarnings } from '../../../shared/rules/pack-warnings.ts';
import type { Pack } from './pack.ts';

export const packWarnings = (pack: Pack): Msg[] => [
  ...sharedWarnings(pack),
  ...pack.cultures
    .flatMap(({ good, factory }) => [good, factory])
    .filter(({ cost, resale }) => resale <= cost)
    .map(({ name }) => lossMsg(name)),
];
