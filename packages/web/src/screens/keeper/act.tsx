import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { LabelledField, Select, Tick } from '@fondaco/page-kit/ui/fields.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useState } from 'react';
import { keeperApi } from '../../api/keeper.ts';
import { useAction } from '../data/load.ts';

/** Something the keeper is about to do to a person, a table or a report. */
export interface Act {
  what: 'mute' | 'unmute' | 'ban' | 'unban' | 'removeTable' | 'settle';
  id: string;
  name: string;
}

const DAYS = ['1', '7', '30', '365'] as const;
const FOR_GOOD = '';

interface Props {
  act: Act;
  onDone(): void;
  onClose(): void;
}

/** Asks once more, for how long where that is a question, and why. */
export function ActDialog({ act, onDone, onClose }: Props) {
  const { what, id, name } = act;
  const text = useText();
  const [days, setDays] = useState<string>(what === 'ban' ? '7' : '1');
  const [address, setAddress] = useState(true);
  const [reason, setReason] = useState('');
  const { busy, refusal, run } = useAction();
  const isTimed = what === 'mute' || what === 'ban';
  const send = async (e: FormEvent): Promise<void> => {
    e.preventDefault();
    const why = reason.trim();
    const done = await run(() => {
      switch (what) {
        case 'mute':
        case 'ban':
          return keeperApi.sanction(id, {
            kind: what,
            reason: why,
            ...(days !== FOR_GOOD && { days: Number(days) }),
            ...(what === 'ban' && { address }),
          });
        case 'unmute':
          return keeperApi.lift(id, 'mute', why);
        case 'unban':
          return keeperApi.lift(id, 'ban', why);
        case 'removeTable':
          return keeperApi.removeTable(id, why);
        case 'settle':
          return keeperApi.closeReport(id, why);
      }
    });
    if (done) onDone();
  };
  return (
    <Dialog title={text(`keeper.${what}Name`, { name })} onClose={onClose}>
      <form className="keeper-act" onSubmit={(e) => void send(e)}>
        <p>{text(`keeper.sure.${what}`)}</p>
        {isTimed && (
          <Select
            label={text('keeper.howLong')}
            value={days}
            choices={[
              ...DAYS.map((value) => ({
                value: value as string,
                label: text('keeper.days', { count: Number(value) }),
              })),
              { value: FOR_GOOD, label: text('keeper.forGood') },
            ]}
            onChange={setDays}
          />
        )}
        {what === 'ban' && (
          <Tick
            label={text('keeper.address')}
            hint={text('keeper.address.hint')}
            checked={address}
            onChange={setAddress}
          />
        )}
        <LabelledField
          label={text('keeper.reason')}
          value={reason}
          maxLength={500}
          onChange={(e) => setReason(e.target.value)}
        />
        <RefusedNote refusal={refusal} />
        <div className="actions actions-end">
          <Button onClick={onClose}>{text('app.cancel')}</Button>
          <Button type="submit" look="primary" disabled={busy}>
            {text(what === 'settle' ? 'keeper.report.settle' : `keeper.${what}`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
