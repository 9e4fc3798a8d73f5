import { type Json, sameJson } from '@fondaco/kernel';
import { useHasText, useText } from '@fondaco/page-kit/words/words.tsx';
import { useId, useState } from 'react';
import { asText, type Part, type Path, type Thing, typed, type Value, valueAt } from './values.ts';

interface Props {
  part: Part;
  shipped: Json;
  onChange(path: Path, value: Json): void;
}

/** A part of the set, closed at first: together the parts have hundreds of fields. */
export function PartFields({ part, ...rest }: Props) {
  const label = usePathLabel();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{label(part.path)}</summary>
      {open &&
        part.things.map((thing, i) => (
          <ThingFields key={thing.id ?? i} {...rest} thing={thing} depth={part.path.length} />
        ))}
    </details>
  );
}

interface ThingProps extends Omit<Props, 'part'> {
  thing: Thing;
  /** How many steps of the path are told by the headings. */
  depth: number;
}

function ThingFields({ thing, depth, ...rest }: ThingProps) {
  const text = useText();
  const { id, name, values } = thing;
  const fields = values.map((value) => (
    <ValueField
      key={value.path.join('.')}
      {...rest}
      {...value}
      told={id === undefined ? depth : depth + 1}
    />
  ));
  if (id === undefined) return <div className="sets-fields">{fields}</div>;
  return (
    <fieldset className="sets-thing">
      <legend translate="no">
        {name ?? id}
        {name !== undefined && <small> {text('sets.id', { id })}</small>}
      </legend>
      <div className="sets-fields">{fields}</div>
    </fieldset>
  );
}

interface ValueProps extends Omit<Props, 'part'>, Value {
  told: number;
}

function ValueField({ path, value, told, shipped, onChange }: ValueProps) {
  const text = useText();
  const label = usePathLabel();
  const id = useId();
  const before = valueAt(shipped, path);
  const differs = before !== undefined && !sameJson(before, value as Json);
  const describedBy = differs ? `${id}-was` : undefined;
  return (
    <div className={differs ? 'field sets-field is-changed' : 'field sets-field'}>
      <label htmlFor={id}>{label(path.slice(told))}</label>
      {typeof value === 'boolean' ? (
        <input
          id={id}
          type="checkbox"
          checked={value}
          aria-describedby={describedBy}
          onChange={(e) => onChange(path, e.target.checked)}
        />
      ) : (
        <TypedField {...{ id, value, describedBy }} onChange={(next) => onChange(path, next)} />
      )}
      {differs && (
        <span id={`${id}-was`} className="field-hint">
          {text('sets.was', { value: asText(before) })}
        </span>
      )}
    </div>
  );
}

interface TypedFieldProps {
  id: string;
  value: Exclude<Value['value'], boolean>;
  describedBy: string | undefined;
  onChange(value: Json): void;
}

/** Keeps what was typed as it was typed: “1, ” is a list that is not finished. */
function TypedField({ id, value, describedBy, onChange }: TypedFieldProps) {
  const [text, setText] = useState(() => asText(value));
  const [kind] = useState(value);
  return (
    <input
      id={id}
      value={text}
      inputMode={typeof kind === 'number' ? 'numeric' : 'text'}
      size={Math.min(40, Math.max(4, text.length))}
      autoComplete="off"
      translate="no"
      aria-describedby={describedBy}
      onChange={(e) => {
        setText(e.target.value);
        onChange(typed(e.target.value, kind));
      }}
    />
  );
}

/** Words for a place in a set; a key without words, of a set of another game, is shown as it is. */
function usePathLabel(): (path: Path) => string {
  const text = useText();
  const has = useHasText();
  return (path) =>
    path
      .map((step) => {
        if (typeof step === 'number') return String(step + 1);
        return has(`sets.key.${step}`) ? text(`sets.key.${step}`) : step;
      })
      .join(' · ');
}
