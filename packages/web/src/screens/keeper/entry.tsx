import { linkOf } from '@fondaco/page-kit/address.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { CopyField } from '@fondaco/page-kit/ui/copy-field.tsx';
import { RadioCards } from '@fondaco/page-kit/ui/fields.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { type Entry, type HouseInfo, keeperApi } from '../../api/keeper.ts';
import { useAction } from '../data/load.ts';
import { paths } from '../data/paths.ts';

const ENTRIES: readonly Entry[] = ['open', 'invited', 'closed'];

/** Who may come in, and invitations. */
export function EntryPart({ house, changed }: { house: HouseInfo; changed(): void }) {
  const text = useText();
  const [saved, setSaved] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const { busy, refusal, run } = useAction();
  const choose = (entry: Entry): void =>
    void run(async () => {
      await keeperApi.setEntry(entry);
      setSaved(true);
      changed();
    });
  const invite = (): void =>
    void run(async () => {
      const { token } = await keeperApi.invite();
      setLink(linkOf(paths.welcome(token)));
    });
  return (
    <section className="panel" aria-labelledby="keeper-entry">
      <h2 id="keeper-entry">{text('keeper.entry')}</h2>
      <RadioCards
        label={text('keeper.entry.newcomers')}
        value={house.entry}
        choices={ENTRIES.map((value) => ({
          value,
          label: text(`keeper.entry.${value}`),
          note: text(`keeper.entry.${value}.note`),
        }))}
        onChange={choose}
      />
      <p role="status">{saved && text('keeper.entry.saved')}</p>
      <h3>{text('keeper.invite')}</h3>
      <p>{text('keeper.invite.text')}</p>
      <div role="status">
        {link !== null && <CopyField label={text('keeper.invite.link')} value={link} />}
      </div>
      <div className="actions">
        <Button onClick={invite} disabled={busy}>
          {text('keeper.invite')}
        </Button>
      </div>
      <RefusedNote refusal={refusal} />
    </section>
  );
}
