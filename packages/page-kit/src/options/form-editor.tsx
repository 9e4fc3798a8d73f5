import type { Field, Form, Item, Json } from '@fondaco/kernel';
import { useState } from 'react';
import { useOfferWriting } from '../table/offer-writing.ts';
import { Button } from '../ui/button.tsx';
import { useSay, useText } from '../words/words.tsx';

type Values = Record<string, Json>;

interface Props {
  form: Form;
  prefix: string;
  busy: boolean;
  /** The answer it opens with, if any. */
  filled?: Values | undefined;
  onSend(action: Json): void;
}

/** The editor for a form of any game, made of the browser's own inputs. Invalid values are refused by the rules. */
export function FormEditor({ form, prefix, busy, filled, onSend }: Props) {
  const text = useText();
  const [first] = useState<Values>(() => ({
    ...initialValues(form.fields),
    ...filled,
  }));
  const [values, setValues] = useState<Values>(first);
  useOfferWriting(values !== first);
  return (
    <form
      className="form-editor"
      onSubmit={(e) => {
        e.preventDefault();
        onSend({ ...form.base, ...values });
      }}
    >
      <Fields fields={form.fields} values={values} prefix={prefix} onChange={setValues} />
      <Button type="submit" look="primary" disabled={busy}>
        {text('table.form.send')}
      </Button>
    </form>
  );
}

/** The values a form opens with: the amount nearest to 0, the first item where one must be chosen, nothing else. */
function initialValues(fields: readonly Field[]): Values {
  return Object.fromEntries(
    fields.flatMap((f): [string, Json][] => {
      if (f.t === 'amount') return [[f.name, Math.min(Math.max(0, f.min), f.max)]];
      if (f.t === 'some') return [[f.name, []]];
      if (f.t === 'one') return f.of[0] && !f.optional ? [[f.name, f.of[0].id]] : [];
      return [];
    }),
  );
}

interface FieldsProps {
  fields: readonly Field[];
  values: Values;
  prefix: string;
  /** Inside a record about an item every field may be left out. */
  optional?: boolean;
  onChange(values: Values): void;
}

function Fields({ fields, values, prefix, optional = false, onChange }: FieldsProps) {
  return fields.map((field) => (
    <FieldEditor
      key={field.name}
      {...{ field, fields, values, prefix, optional }}
      onChange={(value) => {
        const { [field.name]: _, ...rest } = values;
        onChange(value === undefined ? rest : { ...rest, [field.name]: value });
      }}
    />
  ));
}

interface FieldEditorProps extends Omit<FieldsProps, 'onChange'> {
  field: Field;
  onChange(value: Json | undefined): void;
}

function FieldEditor({
  field,
  fields,
  values,
  prefix,
  optional = false,
  onChange,
}: FieldEditorProps) {
  const say = useSay();
  const text = useText();
  const label = say({ key: `${prefix}.field.${field.name}`, or: field.name });
  const value = values[field.name];
  switch (field.t) {
    case 'amount':
      return (
        <label className="form-items">
          <span className="form-label">{label}</span>
          <input
            type="number"
            min={field.min}
            max={field.max}
            required={!optional}
            value={typeof value === 'number' ? value : ''}
            onChange={(e) => onChange(e.target.value === '' ? undefined : Number(e.target.value))}
          />
        </label>
      );
    case 'one':
      return (
        <label className="form-items">
          <span className="form-label">{label}</span>
          <select
            value={typeof value === 'string' ? value : ''}
            onChange={(e) => onChange(e.target.value === '' ? undefined : e.target.value)}
          >
            {(optional || field.optional) && <option value="">{text('table.form.nothing')}</option>}
            {field.of.map((item) => (
              <option key={item.id} value={item.id}>
                {say(item.label)}
              </option>
            ))}
          </select>
        </label>
      );
    case 'some':
      return <Several {...{ field, label, onChange }} chosen={Array.isArray(value) ? value : []} />;
    case 'about':
      return <AboutField {...{ field, fields, label, values, prefix, onChange }} />;
  }
}

interface SeveralProps {
  field: Extract<Field, { t: 'some' }>;
  label: string;
  chosen: Json[];
  onChange(value: Json): void;
}

/** A field for several items: checkboxes, or numbers if the same item may be chosen more than once. */
function Several({ field, label, chosen, onChange }: SeveralProps) {
  const say = useSay();
  const count = (item: Item): number => chosen.filter((x) => x === item.id).length;
  const set = (item: Item, n: number): void =>
    onChange([...chosen.filter((x) => x !== item.id), ...Array<Json>(n).fill(item.id)]);
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="form-items">
        {field.of.map((item) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: it holds one or the other
          <label key={item.id}>
            {field.repeat ? (
              <input
                type="number"
                min={0}
                max={field.max}
                value={count(item)}
                onChange={(e) => set(item, Number(e.target.value))}
              />
            ) : (
              <input
                type="checkbox"
                checked={count(item) > 0}
                disabled={count(item) === 0 && chosen.length >= field.max}
                onChange={(e) => set(item, e.target.checked ? 1 : 0)}
              />
            )}
            {say(item.label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface AboutFieldProps {
  field: Extract<Field, { t: 'about' }>;
  fields: readonly Field[];
  label: string;
  values: Values;
  prefix: string;
  onChange(value: Json | undefined): void;
}

/** A field that holds a record for each item chosen in another field. */
function AboutField({ field, fields, label, values, prefix, onChange }: AboutFieldProps) {
  const say = useSay();
  const chosen = values[field.items];
  const listed = fields.find((f) => f.name === field.items);
  const items = listed && 'of' in listed ? listed.of : [];
  const about = (values[field.name] ?? {}) as Record<string, Values>;
  if (!Array.isArray(chosen) || chosen.length === 0) return null;
  const picked = items.filter((item) => chosen.includes(item.id));
  return (
    <fieldset>
      <legend>{label}</legend>
      {picked.map(({ id, label: name }) => (
        <details key={id}>
          <summary>{say(name)}</summary>
          <Fields
            optional
            fields={field.fields}
            prefix={prefix}
            values={about[id] ?? {}}
            onChange={(record) => onChange({ ...about, [id]: record })}
          />
        </details>
      ))}
    </fieldset>
  );
}
