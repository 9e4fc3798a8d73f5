import {
  type AnyGame,
  completePack,
  isBadInput,
  type Json,
  type Msg,
  packChanges,
} from '@fondaco/kernel';
import { go } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { LabelledField } from '@fondaco/page-kit/ui/fields.tsx';
import { Note } from '@fondaco/page-kit/ui/note.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useDeferredValue, useMemo, useState } from 'react';
import type { GameInfo } from '../../api/index.ts';
import { saveText } from '../../table/download.ts';
import { type PlayMode, paths } from '../data/paths.ts';
import type { OwnSet } from './own-sets.ts';
import { PartFields } from './part-fields.tsx';
import { SetPreview } from './preview.tsx';
import { partsOf, withValue } from './values.ts';

interface Props {
  game: GameInfo;
  rules: AnyGame;
  set: OwnSet;
  onKeep(set: OwnSet): void;
}

/** Edits a component set value by value; shows what is wrong or strange in it, and how the table would explain it. */
export function SetEditor({ game, rules, set, onKeep }: Props) {
  const text = useText();
  const say = useSay();
  const begun = useMemo(() => opened(rules, set.values), [rules, set.values]);
  const [values, setValues] = useState(begun.values);
  const [name, setName] = useState(set.name);
  const shown = useDeferredValue(values);
  const checked = useMemo(() => check(rules, shown), [rules, shown]);
  const shipped = rules.components as Json;
  const named = (all: Json): Json => withValue(all, ['name'], name.trim() || set.name);
  const keep = (): OwnSet => {
    const whole = named(values);
    const kept = {
      ...set,
      name: name.trim() || set.name,
      values: begun.isWhole ? whole : packChanges(rules, whole),
    };
    onKeep(kept);
    return kept;
  };
  const play = (way: PlayMode) => () => go(paths.newTable(way, game.id, keep().id));
  const save = (): void =>
    saveText(`${game.id}-set.json`, `${JSON.stringify(keep().values, null, 2)}\n`);
  const isSound = checked.fault === null && begun.fault === null;
  return (
    <section className="panel" aria-label={text('sets.editing', { name })}>
      <LabelledField
        label={text('sets.name')}
        value={name}
        maxLength={40}
        autoComplete="off"
        translate="no"
        onChange={(e) => setName(e.target.value)}
      />
      {begun.fault && <Note look="warn">{text('sets.fault', { what: say(begun.fault) })}</Note>}
      {checked.fault && <Note look="warn">{text('sets.fault', { what: say(checked.fault) })}</Note>}
      {checked.warnings.map((warning) => (
        <Note key={say(warning)}>{say(warning)}</Note>
      ))}
      <div className="sets-parts">
        {partsOf(values).map((part) => (
          <PartFields
            key={part.path.join('.')}
            {...{ part, shipped }}
            onChange={(path, value) => setValues((all) => withValue(all, path, value))}
          />
        ))}
      </div>
      <p className="quiet-text">{text('sets.maps')}</p>
      <div className="actions sets-actions">
        <Button look="primary" disabled={!isSound} onClick={play('table')}>
          {text('sets.playTable')}
        </Button>
        <Button disabled={!isSound} onClick={play('bots')}>
          {text('sets.playBots')}
        </Button>
        <Button onClick={save}>{text('sets.save')}</Button>
        <Button onClick={keep}>{text('sets.keep')}</Button>
      </div>
      {isSound && <SetPreview game={game} pack={named(shown)} />}
    </section>
  );
}

/** A file as it was opened; if it cannot be used, the shipped set takes its place and the fault is told. */
function opened(rules: AnyGame, file: Json): { values: Json; fault: Msg | null; isWhole: boolean } {
  const isWhole = (file as { base?: Json }).base === undefined;
  try {
    return { values: completePack(rules, file) as Json, fault: null, isWhole };
  } catch (error) {
    if (!isBadInput(error)) throw error;
    return { values: rules.components as Json, fault: error.msg, isWhole: false };
  }
}

function check(rules: AnyGame, values: Json): { fault: Msg | null; warnings: readonly Msg[] } {
  try {
    return { fault: null, warnings: rules.packWarnings?.(rules.pack.parse(values)) ?? [] };
  } catch (error) {
    if (!isBadInput(error)) throw error;
    return { fault: error.msg, warnings: [] };
  }
}
