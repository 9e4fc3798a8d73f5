import type { Refusal } from '@fondaco/kernel';
import { useSay } from '../words/words.tsx';
import { RuleLink } from './rule-link.tsx';
import './why.css';

/** Says why something is not possible, with a link to the rule. */
export function Why({ off: { msg, rule } }: { off: Refusal }) {
  const say = useSay();
  return (
    <span className="why">
      {say(msg)} {rule && <RuleLink rule={rule} />}
    </span>
  );
}
