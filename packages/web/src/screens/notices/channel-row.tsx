import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useLocale, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { type CallChannel, callsApi } from '../../api/calls.ts';
import type { Part } from './notices.tsx';

interface RowProps {
  icon: IconName;
  title: string;
  /** What is said of it: how it stands, or why it cannot be used. */
  children: ReactNode;
  actions?: ReactNode;
}

/** One way to be called. */
export function Row({ icon, title, children, actions }: RowProps) {
  return (
    <li className="notices-row">
      <Icon name={icon} size={26} />
      <div className="notices-what">
        <h2>{title}</h2>
        <p role="status">{children}</p>
      </div>
      {actions && <div className="notices-acts">{actions}</div>}
    </li>
  );
}

interface SwitchProps {
  label: string;
  on: boolean;
  disabled?: boolean;
  onChange(on: boolean): void;
}

export const Switch = ({ label, on, disabled = false, onChange }: SwitchProps) => (
  <input
    type="checkbox"
    role="switch"
    className="switch"
    aria-label={label}
    aria-checked={on}
    checked={on}
    disabled={disabled}
    onChange={(e) => onChange(e.target.checked)}
  />
);

/** Test, on and off, and where it makes sense removal. */
export function ChannelActions({
  channel,
  name,
  part: { busy, run },
  removable = false,
}: {
  channel: CallChannel;
  name: string;
  part: Part;
  removable?: boolean;
}) {
  const text = useText();
  const { id, on } = channel;
  return (
    <>
      <Button
        disabled={busy}
        aria-label={text('notices.testOf', { name })}
        onClick={() => run(() => callsApi.test(id))}
      >
        {text('notices.test')}
      </Button>
      {removable && (
        <Button
          look="quiet"
          disabled={busy}
          aria-label={text('notices.removeOf', { name })}
          onClick={() => run(() => callsApi.remove(id))}
        >
          <Icon name="trash-can" size={20} />
        </Button>
      )}
      <Switch
        label={name}
        on={on}
        disabled={busy}
        onChange={(to) => run(() => callsApi.enable(id, to))}
      />
    </>
  );
}

/** Never tried, when it last worked, or why it did not. */
export function ChannelStateText({ channel: { on, state } }: { channel: CallChannel }) {
  const text = useText();
  const locale = useLocale();
  if (!state) return text(on ? 'notices.state.never' : 'notices.state.off');
  const time = new Date(state.at).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  if (state.ok) return text(on ? 'notices.state.sent' : 'notices.state.offSent', { time });
  const why = text(`notices.why.${state.why ?? 'refused'}`, { status: state.status ?? 0 });
  return (
    <span className="notices-failed">
      <Icon name="cross" /> {text('notices.state.failed', { time, why })}
    </span>
  );
}
