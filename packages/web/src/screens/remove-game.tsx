import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { deviceGames } from './data/device-games.ts';
import { useAction } from './data/load.ts';

interface Props {
  id: string;
  onRemoved(): void;
  onClose(): void;
}

/** Asks for confirmation, because a game of this browser is stored nowhere else. */
export function RemoveGame({ id, onRemoved, onClose }: Props) {
  const text = useText();
  const { busy, refusal, run } = useAction();
  const remove = async (): Promise<void> => {
    if (await run(() => deviceGames.remove(id))) onRemoved();
  };
  return (
    <Dialog title={text('lobby.remove.sure')} onClose={onClose}>
      <p>{text('lobby.remove.text')}</p>
      <RefusedNote refusal={refusal} />
      <div className="actions actions-end">
        <Button onClick={onClose}>{text('app.cancel')}</Button>
        <Button look="primary" disabled={busy} onClick={() => void remove()}>
          {text('lobby.remove')}
        </Button>
      </div>
    </Dialog>
  );
}
