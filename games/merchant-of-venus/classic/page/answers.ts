import type { Json } from '@fondaco/kernel';
import type { ClassicAction } from '../rules/index.ts';

export { type AnswerProps, type AnswerOption, optionKey, sendActions } from '../../shared/page/answers.ts';

export const actionOf = (option: { action: Json }): ClassicAction =>
  option.action as unknown as ClassicAction;
