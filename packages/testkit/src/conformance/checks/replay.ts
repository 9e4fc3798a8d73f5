import type { AnyMatch, Json } from '@fondaco/kernel';
import { type GameFile, parseGameFile, printGameFile, verify } from '@fondaco/kernel';
import { type ConformanceCheck, ensure, type GameRun } from '../check.ts';

/** The game as a file, read back and played again, leads to the same hashes. */
export const replayCheck: ConformanceCheck = {
  name: 'replay',
  watch: (gameRun) => ({ end: ({ match }) => replays(gameRun, match) }),
};

export function replays({ game, pack, rules }: GameRun, match: AnyMatch): void {
  const file: GameFile = { header: match.header, pack: pack as Json, entries: [...match.entries] };
  const text = printGameFile(file);
  const read = parseGameFile(text);
  ensure(printGameFile(read) === text, () => 'the file printed again is another one');
  const flaw = verify(read, [game]);
  const cutOff = flaw?.msg.key === 'kernel.verify.unfinished' && !rules.result(match.state);
  ensure(
    !flaw || cutOff,
    () => `line ${flaw?.line}: ${flaw?.msg.key} ${JSON.stringify(flaw?.msg.params)}`,
  );
}
