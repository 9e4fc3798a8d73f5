import type { Json } from '@fondaco/kernel';
import type { ClassicAction } from '@fondaco/merchant-of-venus';

export { type Ask, type Choice, keyOf, send } from '../shared/answers.ts';

export const actionOf = (option: { action: Json }): ClassicAction =>
  option.action as unknown as ClassicAction;
