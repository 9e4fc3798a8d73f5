import {
  type AnyGame,
  canonical,
  type Entry,
  type GameFile,
  gameOf,
  replay,
} from '@fondaco/kernel';

type AnyRules = ReturnType<AnyGame['rules']>;

/** A recorded game as text: who answered what, what happened, and what changed in the view of the table. */
export function playthrough(file: GameFile, games: readonly AnyGame[]): string {
  const { game, options, pack } = gameOf(file, games);
  const rules: AnyRules = game.rules(options, pack);
  const { header } = file;
  const out = [
    `${game.id}, rules version ${header.rulesVersion}, ${header.seats} seats`,
    `options ${canonical(header.options)}`,
    `chance ${canonical(header.chance)}`,
  ];
  let before: unknown;
  for (const { entry, state, events } of replay(file, games)) {
    out.push('', title(rules, entry, before));
    if (entry.t === 'act' && entry.reveals.length > 0)
      out.push(`  reveals to ${entry.reveals.join()}`);
    if (entry.t !== 'undo') for (const d of entry.draws) out.push(`  draws ${JSON.stringify(d)}`);
    for (const e of events) out.push(`  * ${JSON.stringify(e)}`);
    const seen = before === undefined ? undefined : rules.view(before, 'table');
    for (const change of changes(seen, rules.view(state, 'table'))) out.push(`  ${change}`);
    out.push(`  hash ${entry.hash.slice(0, 12)}`);
    before = state;
  }
  out.push('', ...ending(rules, before), '');
  return out.join('\n');
}

function title(rules: AnyRules, entry: Entry, before: unknown): string {
  switch (entry.t) {
    case 'setup':
      return '0 setup';
    case 'undo':
      return `${entry.seq} seat ${entry.seat} goes back to ${entry.to}`;
    case 'act': {
      const kind = rules.decisions(before).find((d) => d.id === entry.decision)?.kind;
      return `${entry.seq} seat ${entry.seat}, ${kind} (${entry.need}): ${JSON.stringify(entry.action)}`;
    }
  }
}

/** Each path that changed, with its new value. */
function changes(a: unknown, b: unknown, path = ''): string[] {
  if (canonical(a) === canonical(b)) return [];
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b))
    return [`${path || 'table'}: ${b === undefined ? 'gone' : canonical(b)}`];
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.flatMap((key) => changes(a[key], b[key], path ? `${path}.${key}` : key));
}

const isBranch = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

function ending(rules: AnyRules, state: unknown): string[] {
  const result = rules.result(state);
  if (!result) return ['not over'];
  return [
    `over: ${canonical(result.why)}`,
    ...result.seats.map(
      ({ place, score, parts }, seat) =>
        `  seat ${seat}: place ${place}, score ${score} (${parts.map((p) => `${p.source} ${p.points}`).join(', ')})`,
    ),
  ];
}
