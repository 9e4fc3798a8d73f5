import { type Msg, msg, type TableInfo } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useState } from 'react';
import { api, reasonOf } from '../api/index.ts';
import { noncesFor } from '../api/nonces.ts';
import { isLocal } from '../local/ids.ts';
import { localTables } from '../local/local-connection.ts';
import { saveText } from './download.ts';

interface Verdict {
  ok: boolean;
  /** The game began with a position of another one. */
  hasOrigin?: boolean;
  msg: Msg;
}

/** Everything in the file is played again in the worker; and it must be the file of what this table promised. */
async function verdictOn(file: string, promised: string, own: readonly string[]): Promise<Verdict> {
  const flaw = await localTables().check(file);
  if (flaw) return { ok: false, msg: flaw };
  const lines = file.trimEnd().split('\n');
  const header = JSON.parse(lines[0] ?? '{}') as {
    chance?: { commitment?: string; nonces?: string[] };
    from?: object;
  };
  if (header.chance?.commitment !== promised)
    return { ok: false, msg: msg('table.verify.otherSecret') };
  const { nonces = [] } = header.chance;
  // A seat that was given up again has left a nonce behind: one that was used is enough.
  if (own.length > 0 && !own.some((nonce) => nonces.includes(nonce)))
    return { ok: false, msg: msg('table.verify.otherNonce') };
  const entries = lines.length - BESIDE_ENTRIES;
  const hasOrigin = header.from !== undefined;
  return { ok: true, msg: msg('table.verify.ok', { entries }), hasOrigin };
}

/** Header, component values and secret. */
const BESIDE_ENTRIES = 3;

/** The file of a finished game: to keep, and to check here, draw by draw. */
export function Verifier({ table, onClose }: { table: TableInfo; onClose(): void }) {
  const text = useText();
  const say = useSay();
  const [file, setFile] = useState<string | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    let here = true;
    const check = async (): Promise<void> => {
      const got = await (isLocal(table.id) ? localTables().export(table.id) : api.file(table.id));
      if (here) setFile(got);
      const found = await verdictOn(got, table.commitment, noncesFor(table.id));
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
      {verdict?.hasOrigin && <p>{text('table.verify.from')}</p>}
      {file !== null && (
        <Button onClick={() => saveText(`fondaco-${table.id}.jsonl`, file)}>
          {text('table.download')}
        </Button>
      )}
    </Dialog>
  );
}
