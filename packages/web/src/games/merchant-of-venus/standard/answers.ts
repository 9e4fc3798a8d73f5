import type { Json } from '@fondaco/kernel';
import type { StandardAction } from '@fondaco/merchant-of-venus';

export { type Ask, type Choice, keyOf, send } from '../shared/answers.ts';

export const actionOf = (option: { action: Json }): StandardAction =>
  option.action as unknown as StandardAction;
