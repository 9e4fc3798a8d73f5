import { isRecord, msg, type TableInfo } from '@fondaco/kernel';
import { go } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { Note, RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { LanguageProvider, useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { ApiRefusal } from '../api/index.ts';
import { useLanguage } from '../app/language.ts';
import { deviceGames } from './data/device-games.ts';
import { useAction } from './data/load.ts';
import { paths } from './data/paths.ts';
import { knownGame } from './games.ts';
import './import-game.css';
import './new-table/new-table.css';
import { type LocalPlayer, Players } from './new-table/players.tsx';
import { useGameName } from './words.ts';

/** Longer than any game; a film chosen by mistake is not read. */
const MAX_BYTES = 20 * 1024 * 1024;

interface Chosen {
  text: string;
  game: string;
  players: LocalPlayer[];
}

/** The form uses texts that the lobby does not load. */
export function ImportGame({ onClose }: { onClose(): void }) {
  const { language } = useLanguage('table');
  return (
    language && (
      <LanguageProvider value={language}>
        <ImportDialog onClose={onClose} />
      </LanguageProvider>
    )
  );
}

/** A game from its file: choose the file, then say who plays on. A file does not hold the names. */
function ImportDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const gameName = useGameName();
  const { busy, refusal, run, dismiss } = useAction();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [fileName, setFileName] = useState('');
  useEffect(() => deviceGames.prepare(), []);
  const choose = (file: File | undefined): void => {
    setChosen(null);
    setFileName(file?.name ?? '');
    dismiss();
    if (!file) return;
    void run(async () => {
      if (file.size > MAX_BYTES) throw new ApiRefusal(400, { msg: msg('lobby.import.large') });
      const content = await file.text();
      const about = headerOf(content);
      // What is wrong with it is said by the one who reads it.
      if (about) setChosen({ text: content, ...about });
      else open(await deviceGames.import(content, undefined));
    });
  };
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    if (!chosen) return;
    const seats = chosen.players.map(({ name, colour, bot }, i) => ({
      name: name.trim() || (bot !== null ? null : text('lobby.form.player', { n: i + 1 })),
      colour,
      bot,
    }));
    void run(async () => open(await deviceGames.import(chosen.text, seats)));
  };
  const nobody = chosen?.players.every((p) => p.bot !== null) ?? false;
  return (
    <Dialog title={text('lobby.import')} onClose={onClose}>
      <form className="new-stack" onSubmit={submit}>
        <p>{text('lobby.import.text')}</p>
        <div className="actions">
          <label className="button import-choose">
            <input
              className="unseen"
              type="file"
              accept=".jsonl,application/x-ndjson"
              disabled={busy}
              onChange={(e) => choose(e.target.files?.[0])}
            />
            {text('lobby.import.file')}
          </label>
          <span translate="no" className="person-name">
            {fileName}
          </span>
        </div>
        {busy && <p role="status">{text('lobby.import.reading')}</p>}
        {chosen && (
          <>
            <h3>{gameName(chosen.game)}</h3>
            <Players
              players={chosen.players}
              seats={{ min: chosen.players.length, max: chosen.players.length }}
              onChange={(players) => setChosen({ ...chosen, players })}
            />
            {nobody && <Note look="warn">{text('lobby.form.nobody')}</Note>}
          </>
        )}
        <RefusedNote refusal={refusal} />
        <div className="actions actions-end">
          <Button onClick={onClose}>{text('app.cancel')}</Button>
          <Button type="submit" look="primary" disabled={busy || !chosen || nobody}>
            {text('lobby.import.go')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A finished game is there to be looked at. */
const open = ({ id, status }: TableInfo): void =>
  go(status === 'over' ? `${paths.replay(id)}?as=open&at=0` : paths.table(id));

const MOST_SEATS = 10;

/** The game of a file and its seats, each with a person; undefined if it does not begin as one. */
function headerOf(text: string): Pick<Chosen, 'game' | 'players'> | undefined {
  let header: unknown;
  try {
    header = JSON.parse(text.slice(0, text.indexOf('\n')));
  } catch {
    return undefined;
  }
  if (!isRecord(header)) return undefined;
  const { game, seats } = header;
  if (typeof game !== 'string' || !knownGame(game)) return undefined;
  if (typeof seats !== 'number' || !(seats >= 1 && seats <= MOST_SEATS)) return undefined;
  const players = Array.from({ length: seats }, (_, i): LocalPlayer => {
    return { id: i, name: '', colour: i, bot: null };
  });
  return { game, players };
}
