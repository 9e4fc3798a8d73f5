import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';

interface Props {
  label: string;
  n: number;
  /** Undefined when the amount cannot grow. */
  more: (() => void) | undefined;
  /** Undefined when the amount cannot shrink. */
  fewer: (() => void) | undefined;
}

/** An amount of ducats with a minus and a plus button. */
export function Stepper({ label, n, more, fewer }: Props) {
  const text = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a pill
    <span className="om-step" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={text('om.ui.trade.fewer')}
        aria-disabled={!fewer}
        onClick={fewer}
      >
        <Icon name="minus" />
      </button>
      <span aria-live="polite">
        <Icon name="two-coins" />
        <b>{n}</b>
      </span>
      <button
        type="button"
        aria-label={text('om.ui.trade.more')}
        aria-disabled={!more}
        onClick={more}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
