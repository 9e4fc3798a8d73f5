import { type AnyGame, isRecord, type Json } from '@fondaco/kernel';
import { addressNow, replaceAddress } from '@fondaco/page-kit/address.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Note } from '@fondaco/page-kit/ui/note.tsx';
import { OwnNames, useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import type { GameInfo } from '../../api/index.ts';
import { useSettings } from '../../app/settings.ts';
import { loadRules } from '../../local/rules.ts';
import { loadMessages } from '../../words/load.ts';
import { fetchGames } from '../data/games.ts';
import { useLoad } from '../data/load.ts';
import { paths } from '../data/paths.ts';
import { LoadedSection } from '../lobby/section.tsx';
import { GameChoice } from '../new-table/game-choice.tsx';
import { useTitle } from '../title.ts';
import { SetEditor } from './editor.tsx';
import { newSetId, type OwnSet, putOwnSet, removeOwnSet, useOwnSets } from './own-sets.ts';
import '../screens.css';
import '../new-table/new-table.css';
import './sets.css';

/** Component sets of this browser: `/sets?game=oltre-mare`. */
export function SetsScreen() {
  const [{ lang }] = useSettings();
  const words = useLoad(() => loadMessages(lang, 'sets'), [lang]);
  return (
    <LoadedSection load={words} rows={4}>
      {(names) => (
        <OwnNames names={names}>
          <Sets />
        </OwnNames>
      )}
    </LoadedSection>
  );
}

function Sets() {
  const text = useText();
  const games = useLoad(fetchGames, []);
  const [chosen, setChosen] = useState(() => addressNow().searchParams.get('game'));
  useTitle(text('sets.title'));
  return (
    <div className="screen sets">
      <header className="screen-head">
        <h1>{text('sets.title')}</h1>
        <p>{text('sets.text')}</p>
      </header>
      <LoadedSection load={games} rows={4}>
        {(known) => {
          const game = known.find((g) => g.id === chosen) ?? known[0];
          if (!game) return null;
          return (
            <>
              <GameChoice
                games={known}
                value={game.id}
                onChange={(id) => {
                  setChosen(id);
                  replaceAddress(paths.sets(id));
                }}
              />
              <SetsOf key={game.id} game={game} />
            </>
          );
        }}
      </LoadedSection>
    </div>
  );
}

/** The sets of one game, and the one that is being edited. */
function SetsOf({ game }: { game: GameInfo }) {
  const text = useText();
  const own = useOwnSets().filter((x) => x.game === game.id);
  const [at, setAt] = useState<OwnSet | null>(null);
  const [fault, setFault] = useState(false);
  const rules = useLoad(
    async () => (await loadRules(game.id, game.rulesVersion)) as AnyGame,
    [game.id],
  );
  const begin = (values: Json, name: string): void =>
    setAt({ id: newSetId(), game: game.id, name, values });
  const open = async (file: File | undefined): Promise<void> => {
    const read = await file?.text().then(parsed);
    setFault(file !== undefined && !isRecord(read));
    if (isRecord(read))
      begin(read as Json, typeof read.name === 'string' ? read.name : (file?.name ?? ''));
  };
  return (
    <>
      <section className="panel">
        <h2>{text('sets.yours')}</h2>
        {own.length === 0 && <p className="quiet-text">{text('sets.none')}</p>}
        <ul className="sets-list">
          {own.map((set) => (
            <li key={set.id}>
              <span className="sets-name" translate="no">
                {set.name}
              </span>
              <Button onClick={() => setAt(set)}>{text('sets.edit')}</Button>
              <Button
                onClick={() => {
                  removeOwnSet(set.id);
                  if (at?.id === set.id) setAt(null);
                }}
              >
                {text('sets.remove')}
              </Button>
            </li>
          ))}
        </ul>
        <div className="actions">
          <Button look="primary" onClick={() => begin({ base: 'shipped' }, text('sets.newName'))}>
            {text('sets.new')}
          </Button>
          <label className="button">
            {text('sets.open')}
            <input
              type="file"
              accept=".json,application/json"
              className="unseen"
              onChange={(e) => {
                void open(e.target.files?.[0]);
                e.target.value = '';
              }}
            />
          </label>
        </div>
        {fault && <Note look="warn">{text('sets.notASet')}</Note>}
      </section>
      {at && (
        <LoadedSection load={rules} rows={6}>
          {(known) => (
            <SetEditor key={at.id} game={game} rules={known} set={at} onKeep={putOwnSet} />
          )}
        </LoadedSection>
      )}
    </>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
