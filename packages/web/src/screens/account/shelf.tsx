import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { LanguageProvider, useLocale, useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { accountApi } from '../../api/account.ts';
import { useLanguage } from '../../app/language.ts';
import { saveText } from '../../table/download.ts';
import { deviceGames } from '../data/device-games.ts';
import { useAction, useLoad } from '../data/load.ts';
import type { OwnTable } from '../lobby/data.ts';
import { LoadedSection } from '../lobby/section.tsx';
import { useGameName, useTableName } from '../words.ts';
import './account.css';

/** The list of finished games does not load the texts of accounts. */
export function Shelf({ local }: { local: OwnTable[] }) {
  const { language } = useLanguage('more');
  return (
    language && (
      <LanguageProvider value={language}>
        <ShelfPanel local={local} />
      </LanguageProvider>
    )
  );
}

/** Games of devices that the server keeps for this account, and those of this device that could be sent. */
function ShelfPanel({ local }: { local: OwnTable[] }) {
  const text = useText();
  const locale = useLocale();
  const gameName = useGameName();
  const tableName = useTableName();
  const shelf = useLoad(accountApi.shelf, []);
  const [sent, setSent] = useState<readonly string[]>([]);
  const { busy, refusal, run } = useAction();
  const day = (time: number): string =>
    new Date(time).toLocaleDateString(locale, { dateStyle: 'medium' });
  const send = (id: string): void =>
    void run(async () => {
      await accountApi.putOnShelf(await deviceGames.file(id));
      setSent((before) => [...before, id]);
      shelf.reload();
    });
  const save = (id: string, game: string): void =>
    void run(async () => saveText(`${game}-${id}.jsonl`, await accountApi.shelfFile(id)));
  const remove = (id: string): void =>
    void run(async () => {
      await accountApi.removeFromShelf(id);
      shelf.reload();
    });
  return (
    <section className="panel account-shelf" aria-labelledby="account-shelf">
      <h2 id="account-shelf">{text('account.shelf')}</h2>
      <p>{text('account.shelf.text')}</p>
      <LoadedSection load={shelf} rows={2}>
        {(games) =>
          games.length === 0 ? (
            <p className="quiet-text">{text('account.shelf.empty')}</p>
          ) : (
            <ul className="account-rows">
              {games.map(({ id, game, at, seats }) => (
                <li key={id}>
                  <span>
                    <b>{gameName(game)}</b>
                    <span className="quiet-text">
                      {text('account.shelf.about', { count: seats, day: day(at) })}
                    </span>
                  </span>
                  <span className="actions">
                    <Button
                      disabled={busy}
                      aria-label={text('account.shelf.fileOf', {
                        name: gameName(game),
                        day: day(at),
                      })}
                      onClick={() => save(id, game)}
                    >
                      <Icon name="download" />
                      {text('account.shelf.file')}
                    </Button>
                    <Button
                      disabled={busy}
                      aria-label={text('account.shelf.removeOf', {
                        name: gameName(game),
                        day: day(at),
                      })}
                      onClick={() => remove(id)}
                    >
                      {text('account.remove')}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedSection>
      {local.length > 0 && (
        <details className="account-part">
          <summary>{text('account.shelf.here')}</summary>
          <ul className="account-rows">
            {local.map((table) => (
              <li key={table.id}>
                <span>
                  <b>{gameName(table.game)}</b>
                  <span className="quiet-text">
                    {text('account.shelf.mine', { name: tableName(table), day: day(table.since) })}
                  </span>
                </span>
                <Button
                  disabled={busy || sent.includes(table.id)}
                  aria-label={text('account.shelf.sendOf', { name: tableName(table) })}
                  onClick={() => send(table.id)}
                >
                  <Icon name={sent.includes(table.id) ? 'check' : 'upload'} />
                  {text(sent.includes(table.id) ? 'account.shelf.sent' : 'account.shelf.send')}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <RefusedNote refusal={refusal} />
    </section>
  );
}
