import { manifests } from '@fondaco/games';
import {
  type AnyGame,
  type AnyMatch,
  act,
  fastChance,
  isOwn,
  type Json,
  type OwnQuestion,
  outlook,
  packHash,
  startMatch,
  type TableInfo,
} from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { loadFrozen } from '../local/frozen.ts';
import { type UndoJudge, undoJudgeOf } from './undo-judge.ts';

const SEATS = 2;

function tableOf(game: AnyGame): TableInfo {
  const hash = packHash(game.components);
  const { id, rulesVersion } = game;
  const options = game.options.parse({}) as Json;
  const pack = { hash, shipped: true, name: null, designed: [] };
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ seat }));
  return { game: id, rulesVersion, options, pack, seats } as unknown as TableInfo;
}

interface Asked {
  view: Json;
  question: OwnQuestion;
  action: Json;
}

/** Plays listed answers at random; of each, what the page knew and whether it could be taken back. */
function* answered(game: AnyGame): Generator<Asked & { free: boolean }> {
  const chance = { t: 'seeded', seed: game.id } as const;
  const table = { options: game.options.parse({}), pack: game.components, seats: SEATS, chance };
  const players = fastChance(game.id);
  let { match } = startMatch(game, table);
  for (let n = 0; n < 60 && !match.rules.result(match.state); n++) {
    const asked = nextAsked(match, players.int(1000, 'answer'));
    const { id, seat } = asked.question;
    match = act(match, { seat, decision: id, action: asked.action }).match;
    yield { ...asked, free: outlook(match, seat).undo !== null };
  }
}

function nextAsked(match: AnyMatch, at: number): Asked {
  const must = match.rules.decisions(match.state).find((d) => d.need === 'must');
  const { view, questions } = outlook(match, must?.seat ?? 0);
  const question = questions.filter(isOwn).find((q) => q.id === must?.id) as OwnQuestion;
  const options = question.options.filter((o) => !o.off);
  return { view, question, action: options[at % options.length]?.action as Json };
}

/** As a store may keep it: nothing in it can be changed. */
function frozen<T>(json: T): T {
  if (typeof json !== 'object' || json === null) return json;
  for (const value of Object.values(json)) frozen(value);
  return Object.freeze(json);
}

function judgesAsTheKernel(judge: UndoJudge, game: AnyGame): void {
  const verdicts = new Set<boolean>();
  for (const { view, question, action, free } of answered(game)) {
    expect(judge(frozen(view), frozen(question), frozen([action]))).toBe(free);
    verdicts.add(free);
  }
  expect(verdicts.size).toBe(2);
}

describe.each(manifests.filter((m) => m.offered))('the page of $id', (m) => {
  test('says of every answer what the kernel says, and changes nothing it is given', async () => {
    const game = await m.rules();
    judgesAsTheKernel(await undoJudgeOf(tableOf(game)), game);
  });

  test.each(m.released)(
    'judges by rules version $version where a game began under it',
    async (r) => {
      const game = (await loadFrozen(m.id, r.version))?.game as AnyGame;
      judgesAsTheKernel(await undoJudgeOf(tableOf(game)), game);
    },
  );

  test('asks about every answer where it does not know the rules', async () => {
    const game = await m.rules();
    const [asked] = [...answered(game)].filter((x) => x.free);
    const { view, question, action } = asked as Asked;
    const known = await undoJudgeOf(tableOf(game));
    expect(known(view, question, [action])).toBe(true);
    const otherRules = await undoJudgeOf({ ...tableOf(game), rulesVersion: 999 });
    expect(otherRules(view, question, [action])).toBe(false);
    expect(known(null, question, [action])).toBe(false);
  });
});
