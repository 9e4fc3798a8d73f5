import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { LabelledField } from '@fondaco/page-kit/ui/fields.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { CALL_KINDS, type CallSettings } from '../../api/calls.ts';
import { Switch } from './channel-row.tsx';
import type { Part } from './notices.tsx';

const USUAL = { from: 22 * 60 + 30, to: 7 * 60 + 30 };

const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** When nothing is sent. */
export function QuietHours({
  info: { quiet },
  busy,
  onChange,
}: Part & { onChange(quiet: CallSettings['quiet']): void }) {
  const text = useText();
  const field = (name: 'from' | 'to') => (
    <LabelledField
      label={text(`notices.quiet.${name}`)}
      type="time"
      required
      value={clockTime(quiet?.[name] ?? 0)}
      onChange={(e) => {
        const [h, m] = e.target.value.split(':').map(Number);
        if (quiet && h !== undefined && m !== undefined) onChange({ ...quiet, [name]: h * 60 + m });
      }}
    />
  );
  return (
    <section className="notices-quiet" aria-labelledby="notices-quiet">
      <div className="notices-quiet-head">
        <h2 id="notices-quiet">
          <Icon name="moon" /> {text('notices.quiet')}
        </h2>
        <Switch
          label={text('notices.quiet')}
          on={quiet !== null}
          disabled={busy}
          onChange={(on) => onChange(on ? USUAL : null)}
        />
      </div>
      {quiet && (
        <div className="notices-times">
          {field('from')}
          {field('to')}
        </div>
      )}
      <p>
        {quiet
          ? text('notices.quiet.text', { time: clockTime(quiet.to) })
          : text('notices.quiet.none')}
      </p>
    </section>
  );
}

/** What I am told. */
export function Kinds({
  info: { kinds },
  busy,
  onChange,
}: Part & { onChange(kinds: CallSettings['kinds']): void }) {
  const text = useText();
  return (
    <fieldset className="notices-kinds">
      <legend>{text('notices.kinds')}</legend>
      {CALL_KINDS.map((kind) => (
        <label key={kind} className="notices-kind">
          <input
            type="checkbox"
            checked={kinds[kind]}
            disabled={busy}
            onChange={(e) => onChange({ ...kinds, [kind]: e.target.checked })}
          />
          {text(`notices.kind.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}
