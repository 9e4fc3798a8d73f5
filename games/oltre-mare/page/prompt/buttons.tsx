import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import type { AnswerMark } from '@fondaco/page-kit/table/suggestion.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** A second, smaller line. */
  small?: string | undefined;
  off?: boolean;
  mark?: AnswerMark;
  onClick(): void;
}

/** The one button that moves the turn on: red if it does something, an outline with an arrow if it only goes on. */
export function GoButton({ does = false, ...rest }: Props & { does?: boolean }) {
  return does ? (
    <PromptButton {...rest} look="primary" className="om-go" />
  ) : (
    <PromptButton {...rest} className="om-go om-go-on" after={<Icon name="forward" />} />
  );
}

/** An answer beside the one that moves the turn on; all look alike. On a phone `sign` takes the place of the words. */
export function Ticket({ icon, sign, ...rest }: Props & { icon: IconName; sign?: ReactNode }) {
  const before = (
    <>
      <Icon name={icon} />
      {sign && (
        <span className="om-ticket-sign" aria-hidden="true">
          {sign}
        </span>
      )}
    </>
  );
  return <PromptButton {...rest} className="om-ticket" before={before} />;
}

interface PromptButtonProps extends Props {
  className: string;
  look?: 'primary';
  before?: ReactNode;
  after?: ReactNode;
}

/** A button of two lines. It keeps its place and the focus while it is disabled. */
function PromptButton(props: PromptButtonProps) {
  const { label, small, off = false, mark, onClick, before, after, ...rest } = props;
  return (
    <Button
      {...rest}
      {...mark}
      aria-disabled={off}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      {before}
      <b>
        {label}
        {after}
      </b>{' '}
      {small && <small>{small}</small>}
    </Button>
  );
}
