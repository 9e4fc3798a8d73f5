import type { Refusal } from '@fondaco/kernel';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { useSay } from '../../../words/words.tsx';

/** Why something cannot be had, with the way to the rule. */
export function Why({ off }: { off: Refusal }) {
  const say = useSay();
  return (
    <p className="mvs-why">
      {say(off.msg)} {off.rule && <RuleLink rule={off.rule} />}
    </p>
  );
}
