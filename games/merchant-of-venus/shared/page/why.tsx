import type { Refusal } from '@fondaco/kernel';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import './why.css';

/** Why something cannot be had, with the way to the rule. */
export function Why({ off }: { off: Refusal }) {
  const say = useSay();
  return (
    <span className="mv-why">
      {say(off.msg)} {off.rule && <RuleLink rule={off.rule} />}
    </span>
  );
}
