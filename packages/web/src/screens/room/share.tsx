import type { TableInfo } from '@fondaco/kernel';
import { linkOf } from '@fondaco/page-kit/address.ts';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { CopyField } from '@fondaco/page-kit/ui/copy-field.tsx';
import { Note, RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { api } from '../../api/index.ts';
import { useAction } from '../data/load.ts';
import { paths } from '../data/paths.ts';

const HERE_ONLY = ['localhost', '127.0.0.1', '[::1]'];

/** How others find the table: one link for all unless it is private, and invitations for one each. */
export function Share({ table }: { table: TableInfo }) {
  const text = useText();
  const [links, setLinks] = useState<string[]>([]);
  const { busy, refusal, run } = useAction();
  const make = (): void =>
    void run(async () => {
      const { token } = await api.invite(table.id);
      setLinks((before) => [...before, linkOf(paths.invite(token))]);
    });
  return (
    <section className="panel room-share" aria-labelledby="room-share">
      <h2 id="room-share">{text('room.invite')}</h2>
      <p>{text(table.private ? 'room.invite.private' : 'room.invite.open')}</p>
      {!table.private && (
        <>
          <CopyField label={text('room.invite.link')} value={linkOf(paths.table(table.id))} />
          <p className="quiet-text">{text('room.invite.also')}</p>
        </>
      )}
      {links.map((link, i) => (
        <CopyField key={link} label={text('room.invite.one', { n: i + 1 })} value={link} />
      ))}
      <div className="actions">
        <Button onClick={make} disabled={busy}>
          <Icon name="wax-seal" />
          {text(links.length === 0 ? 'room.invite.make' : 'room.invite.another')}
        </Button>
      </div>
      <RefusedNote refusal={refusal} />
      {HERE_ONLY.includes(location.hostname) && <Note>{text('room.invite.hereOnly')}</Note>}
    </section>
  );
}
