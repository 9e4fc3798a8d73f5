import { LabelledField, RadioCards, Tick } from '@fondaco/page-kit/ui/fields.tsx';
import { useHasText, useText } from '@fondaco/page-kit/words/words.tsx';
import { optionKey, optionText } from '../games.ts';
import type { OptionField, OptionValues } from './schema.ts';

interface OptionsFormProps {
  game: string;
  fields: readonly OptionField[];
  options: OptionValues;
  onChange(options: OptionValues): void;
}

/** The options of any game, with the words of that game. */
export function OptionsForm({ game, fields, options, onChange }: OptionsFormProps) {
  return fields.map((field) => (
    <OptionInput
      key={field.name}
      {...{ game, field }}
      value={options[field.name] ?? field.usual}
      onChange={(value) => onChange({ ...options, [field.name]: value })}
    />
  ));
}

interface OptionInputProps {
  game: string;
  field: OptionField;
  value: OptionValues[string];
  onChange(value: string | number | boolean): void;
}

function OptionInput({ game, field, value, onChange }: OptionInputProps) {
  const text = useText();
  const has = useHasText();
  const label = text(optionKey(game, field.name));
  if (field.t === 'choice')
    return (
      <RadioCards<string>
        label={label}
        value={optionText(value)}
        choices={field.values.map((v) => {
          const key = optionKey(game, field.name, v);
          return { value: v, label: has(key) ? text(key) : v };
        })}
        onChange={onChange}
      />
    );
  if (field.t === 'flag')
    return <Tick label={label} checked={value === true} onChange={onChange} />;
  return (
    <LabelledField
      label={label}
      type="number"
      inputMode="numeric"
      className="new-number"
      min={field.min}
      max={field.max}
      step={1}
      required
      value={optionText(value)}
      hint={text('lobby.form.between', { min: field.min, max: field.max })}
      onChange={(e) => {
        const typed = e.target.valueAsNumber;
        // An empty field stays empty while one types; the browser says what is missing.
        onChange(Number.isNaN(typed) ? '' : typed);
      }}
    />
  );
}
