import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import './fields.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: ReactNode;
}

/** A text input with a label and an optional hint. */
export function LabelledField({ label, hint, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...rest} id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
      {hint && (
        <span id={`${id}-hint`} className="field-hint">
          {hint}
        </span>
      )}
    </div>
  );
}

interface SelectProps<T extends string> {
  label: string;
  value: T;
  choices: readonly { value: T; label: string }[];
  onChange(value: T): void;
  hint?: string;
  /** Hides the label from all but screen readers, because the chosen value says enough. */
  bare?: boolean;
}

export function Select<T extends string>(props: SelectProps<T>) {
  const { label, value, choices, onChange, hint, bare = false } = props;
  const id = useId();
  return (
    <div className={bare ? 'field field-bare' : 'field'}>
      <label htmlFor={id} className={bare ? 'unseen' : undefined}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(e) => onChange(e.target.value as T)}
      >
        {choices.map((c) => (
          <option key={c.value} value={c.value}>
            {c.label}
          </option>
        ))}
      </select>
      {hint && (
        <span id={`${id}-hint`} className="field-hint">
          {hint}
        </span>
      )}
    </div>
  );
}

interface Choice<T> {
  value: T;
  label: ReactNode;
  note?: ReactNode;
}

interface RadioCardsProps<T> {
  label: string;
  value: T;
  choices: readonly Choice<T>[];
  onChange(value: T): void;
  /** Side by side and as small as possible. */
  compact?: boolean;
}

/** Radio buttons as cards, each with room for a note that explains the choice. */
export function RadioCards<T extends string | number>(props: RadioCardsProps<T>) {
  const { label, value, choices, onChange, compact = false } = props;
  const name = useId();
  return (
    <fieldset className={compact ? 'choices choices-compact' : 'choices'}>
      <legend>{label}</legend>
      <div className="choices-list">
        {choices.map((c) => (
          <label key={c.value} className="choice">
            <input
              type="radio"
              name={name}
              checked={c.value === value}
              onChange={() => onChange(c.value)}
            />
            <span className="choice-text">
              <span className="choice-label">{c.label}</span>
              {c.note && <span className="choice-note">{c.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface TickProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange(on: boolean): void;
}

export function Tick({ label, hint, checked, onChange }: TickProps) {
  const id = useId();
  return (
    <div className="tick">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(e) => onChange(e.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} className="field-hint">
          {hint}
        </span>
      )}
    </div>
  );
}
