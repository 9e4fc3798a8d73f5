import type { Json } from '@fondaco/kernel';
import type { StandardAction } from '../rules/index.ts';

export { type AnswerProps, type AnswerOption, optionKey, sendActions } from '../../shared/page/answers.ts';

export const actionOf = (option: { action: Json }): StandardAction =>
  option.action as unknown as StandardAction;
