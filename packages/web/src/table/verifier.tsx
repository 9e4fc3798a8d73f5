import type { TableInfo } from '@fondaco/kernel';
import { useEffect, useState } from 'react';
import { api, reasonOf } from '../api/index.ts';
import { localTables } from '../local/tables.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useSay, useText } from '../words/words.tsx';
import { saveText } from './download.ts';
import { isLocal } from './links.ts';
import type { Verdict } from './verify.ts';

/** The file of a finished game: to keep, and to check here, draw by draw. */
export function Verifier({ table, onClose }: { table: TableInfo; onClose(): void }) {
  const text = useText();
  const say = useSay();
  const [file, setFile] = useState<string | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    let here = true;
    const check = async (): Promise<void> => {
      const got = await (isLocal(table.id) ? localTables.export(table.id) : api.file(table.id));
      if (here) setFile(got);
      const { verdictOn } = await import('./verify.ts');
      const found = verdictOn(got, table.commitment);
      if (here) setVerdict(found);
    };
    check().catch((error: unknown) => here && setVerdict({ ok: false, msg: reasonOf(error) }));
    return () => {
      here = false;
    };
  }, [table.id, table.commitment]);
  return (
    <Dialog title={text('table.verify')} onClose={onClose}>
      <p>{text('table.verify.about')}</p>
      <p className="verify-hash">
        {text('table.verify.promised')} <code translate="no">{table.commitment}</code>
      </p>
      <p
        role="status"
        className={verdict ? `verdict verdict-${verdict.ok ? 'ok' : 'bad'}` : 'verdict'}
      >
        {verdict ? `${verdict.ok ? '✓' : '✗'} ${say(verdict.msg)}` : text('table.verify.checking')}
      </p>
      {file !== null && (
        <Button onClick={() => saveText(`fondaco-${table.id}.jsonl`, file)}>
          {text('table.download')}
        </Button>
      )}
    </Dialog>
  );
}
