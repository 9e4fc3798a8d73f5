import type { Json } from '@fondaco/kernel';
import type { ClassicAction } from '../rules/index.ts';

export {
  type AnswerOption,
  type AnswerProps,
  answerKey,
  sendActions,
} from '../../shared/page/answers.ts';

/** The option's action with its type in this game. */
export const actionOf = (option: { action: Json }): ClassicAction =>
  option.action as unknown as ClassicAction;
