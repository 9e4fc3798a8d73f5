import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Note, RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { saveText } from '../../table/download.ts';
import { deviceGames } from '../data/device-games.ts';
import { useAction } from '../data/load.ts';
import { RemoveGame } from '../remove-game.tsx';
import type { LobbyData } from './data.ts';

interface Props extends Pick<LobbyData, 'local'> {
  /** Other games are listed below; else the place of the list says why there are none. */
  hasGames: boolean;
}

/** What is wrong with the games of this device, beside the list of those that are well. */
export function DeviceNotes({ local, hasGames }: Props) {
  const text = useText();
  const say = useSay();
  const { damaged = [], lost = [] } = local.data ?? {};
  const forget = (): void => {
    deviceGames.forget(lost);
    local.reload();
  };
  return (
    <>
      {hasGames && local.state === 'failed' && local.refusal && (
        <Note look="danger">{say(local.refusal.msg)}</Note>
      )}
      {lost.length > 0 && (
        <Note look="warn">
          <p>{text('lobby.device.lost', { count: lost.length })}</p>
          <div className="actions device-note-actions">
            <Button className="button-small" onClick={forget}>
              {text('lobby.device.understood')}
            </Button>
          </div>
        </Note>
      )}
      {damaged.map((id) => (
        <DamagedGame key={id} id={id} changed={local.reload} />
      ))}
    </>
  );
}

function DamagedGame({ id, changed }: { id: string; changed(): void }) {
  const text = useText();
  const { busy, refusal, run } = useAction();
  const [removing, setRemoving] = useState(false);
  const save = (): void =>
    void run(async () => saveText(`damaged-${id}.json`, await deviceGames.remains(id)));
  return (
    <Note look="danger">
      <p>{text('lobby.device.damaged')}</p>
      <div className="actions device-note-actions">
        <Button className="button-small" disabled={busy} onClick={save}>
          {text('lobby.device.remains')}
        </Button>
        <Button className="button-small" onClick={() => setRemoving(true)}>
          {text('lobby.remove')}
        </Button>
      </div>
      <RefusedNote refusal={refusal} />
      {removing && <RemoveGame id={id} onRemoved={changed} onClose={() => setRemoving(false)} />}
    </Note>
  );
}
