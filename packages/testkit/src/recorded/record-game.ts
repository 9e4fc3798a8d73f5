import {
  type AnyGame,
  type AnyMatch,
  act,
  fastChance,
  type GameFile,
  type Json,
  startMatch,
} from '@fondaco/kernel';
import { nextDecision, type TestPlayer } from '../conformance/players.ts';

/** Far more answers than any game takes. */
const MOST = 20_000;

/** Plays one game to its end and returns it as a file. */
export function recordGame(
  game: AnyGame,
  options: unknown,
  seats: number,
  seed: string,
  player: TestPlayer,
): GameFile {
  const parsed = game.options.parse(options);
  const pack = game.pack.parse(game.components);
  const table = { options: parsed, pack, seats, chance: { t: 'seeded', seed } as const };
  const chance = fastChance(`${seed}/${player.name}`);
  let { match } = startMatch(game, table);
  for (let n = 0; !match.rules.result(match.state); n++) {
    if (n === MOST) throw new Error(`${game.id}: not over after ${MOST} answers`);
    match = answered(match, player, chance);
  }
  return { header: match.header, pack: pack as Json, entries: [...match.entries] };
}

function answered(
  match: AnyMatch,
  player: TestPlayer,
  chance: ReturnType<typeof fastChance>,
): AnyMatch {
  const { rules, state } = match;
  for (const decision of nextDecision(rules.decisions(state), chance)) {
    const action = player.choose({ rules, state, decision, chance });
    if (action === undefined) continue;
    const { outcome, match: next } = act(match, {
      seat: decision.seat,
      decision: decision.id,
      action,
    });
    if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.msg.key}`);
    return next;
  }
  throw new Error(`${player.name} leaves every question alone`);
}
