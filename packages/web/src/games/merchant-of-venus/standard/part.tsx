import type { Json, Option, OwnQuestion, Refusal } from '@fondaco/kernel';
import type { StandardAction } from '@fondaco/merchant-of-venus';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { useSay } from '../../../words/words.tsx';
import type { TableProps } from '../../face.ts';

export type Ask = Pick<TableProps, 'answer' | 'busy' | 'tools'>;
export type Choice = Option<Json>;

export const actionOf = (option: { action: Json }): StandardAction =>
  option.action as unknown as StandardAction;

export const keyOf = (option: { action: Json }): string => JSON.stringify(option.action);

export function send(ask: Ask, question: OwnQuestion, ...actions: Json[]): void {
  if (!ask.busy) ask.answer?.(question, ...actions);
}

/** Why something cannot be had, with the way to the rule. */
export function Why({ off }: { off: Refusal }) {
  const say = useSay();
  return (
    <p className="mvs-why">
      {say(off.msg)} {off.rule && <RuleLink rule={off.rule} />}
    </p>
  );
}
