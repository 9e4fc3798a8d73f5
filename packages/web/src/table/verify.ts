import {
  BadInput,
  commitmentOf,
  drawnIn,
  type Msg,
  msg,
  parseGameFile,
  verify,
} from '@fondaco/kernel';
import { oltreMare } from '@fondaco/oltre-mare';

const GAMES = [oltreMare];

export interface Verdict {
  ok: boolean;
  msg: Msg;
}

/** Makes every draw, step and hash of a game file again; loaded only when somebody asks for it. */
export function verdictOn(text: string, promised: string | null): Verdict {
  try {
    const file = parseGameFile(text);
    const flaw = verify(file, GAMES);
    if (flaw)
      return { ok: false, msg: msg('table.verify.flaw', { line: flaw.line, why: flaw.msg }) };
    // The file agrees with itself; it must also be of the secret this table promised at its opening.
    if (promised !== null && (file.secret === undefined || commitmentOf(file.secret) !== promised))
      return { ok: false, msg: msg('table.verify.otherSecret') };
    const draws = drawnIn(file.entries.map((e) => ({ draws: 'draws' in e ? e.draws : [] })));
    return { ok: true, msg: msg('table.verify.ok', { entries: file.entries.length, draws }) };
  } catch (error) {
    if (error instanceof BadInput) return { ok: false, msg: error.msg };
    throw error;
  }
}
