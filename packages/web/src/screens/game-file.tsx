import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useState } from 'react';
import { saveText } from '../table/download.ts';
import { deviceGames } from './data/device-games.ts';
import { useAction } from './data/load.ts';

interface Props {
  id: string;
  game: string;
  onClose(): void;
}

/** The file of a running game of this device: what it is for, and that it hides nothing. */
export function GameFileDialog({ id, game, onClose }: Props) {
  const text = useText();
  const { busy, refusal, run } = useAction();
  const [kept, setKept] = useState(true);
  useEffect(() => void deviceGames.isKept().then(setKept), []);
  const save = async (): Promise<void> => {
    const saved = await run(async () =>
      saveText(`${game}-${id}.jsonl`, await deviceGames.file(id)),
    );
    if (saved) onClose();
  };
  const isDamaged = refusal?.msg.key === 'local.damaged';
  const saveRemains = (): void =>
    void run(async () => saveText(`damaged-${id}.json`, await deviceGames.remains(id)));
  return (
    <Dialog title={text('lobby.file')} onClose={onClose}>
      <div className="stack">
        <p>{text('lobby.file.text')}</p>
        <p>{text('lobby.file.hidden')}</p>
        {!kept && <p className="quiet-text">{text('lobby.file.notKept')}</p>}
        <RefusedNote refusal={refusal} />
        <div className="actions actions-end">
          <Button onClick={onClose}>{text('app.cancel')}</Button>
          {isDamaged ? (
            <Button look="primary" disabled={busy} onClick={saveRemains}>
              {text('lobby.device.remains')}
            </Button>
          ) : (
            <Button look="primary" disabled={busy} onClick={() => void save()}>
              <Icon name="download" />
              {text('lobby.file.save')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
