import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from '@fondaco/games';
import {
  NOTES as CLASSIC_NOTES,
  sumUp as sumUpClassic,
} from '@fondaco/games/merchant-of-venus/classic/page/sum-up.ts';
import {
  NOTES as STANDARD_NOTES,
  sumUp as sumUpStandard,
} from '@fondaco/games/merchant-of-venus/standard/page/sum-up.ts';
import { findRules, recordedFolder } from '@fondaco/games/node.ts';
import {
  NOTES as OLTRE_MARE_NOTES,
  sumUp as sumUpOltreMare,
} from '@fondaco/games/oltre-mare/page/sum-up.ts';
import {
  type AnyGame,
  gameOf,
  type Json,
  parseGameFile,
  replay,
  type Viewer,
} from '@fondaco/kernel';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import { gameTexts, recordedIn } from '@fondaco/testkit';
import { type Say, translator } from '@fondaco/text';
import { languages, localesIn } from '@fondaco/text/files';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StoryEntry } from '../wire/state.ts';
import { LONGEST_TURN, type StoryTurn, summaryOf, toldTurn, turnsOf, turnsSince } from './turns.ts';

const TEXTS = localesIn(join(import.meta.dirname, 'locales'));
const NAMES = ['Bartolomea', 'Lucrezia', 'Massimiliano', 'Zorzi', 'Annibale'];
const sayIn = (lang: string): Say =>
  translator({
    lang,
    messages: { ...gameTexts(lang), ...TEXTS[lang] },
    nameOf: (seat) => NAMES[seat] ?? '',
  });

const turn: GameLook['turn'] = (event) => {
  const e = event as { t: string; seat: number; round: number };
  return e.t === 'turn' ? { seat: e.seat, round: e.round } : undefined;
};

const GAMES = [
  { id: 'oltre-mare', sumUp: sumUpOltreMare, NOTES: OLTRE_MARE_NOTES },
  { id: 'merchant-of-venus-classic', sumUp: sumUpClassic, NOTES: CLASSIC_NOTES },
  { id: 'merchant-of-venus-standard', sumUp: sumUpStandard, NOTES: STANDARD_NOTES },
];

/** A recorded game as a viewer was told it. */
async function toldTo(file: string, who: Viewer): Promise<StoryEntry[]> {
  const read = parseGameFile(readFileSync(file, 'utf8'));
  const found = (await findRules(read.header.game, read.header.rulesVersion)) as AnyGame;
  const { game, options, pack } = gameOf(read, [found]);
  const rules = game.rules(options, pack);
  const story: StoryEntry[] = [];
  for (const { entry, events } of replay(read, [game]))
    story.push({
      seq: entry.seq,
      cause: entry.t === 'setup' ? { t: 'setup' } : (entry as StoryEntry['cause']),
      events: events.flatMap((e) => {
        const event = rules.redact(e, who);
        return event === undefined ? [] : [{ event: event as Json, msg: rules.tell(event) }];
      }),
    });
  return story;
}

describe.each(GAMES)('the turns of $id', ({ id, sumUp, NOTES }) => {
  const look = { sumUp } as unknown as GameLook;
  const m = manifestOf(id);
  const files = m ? recordedIn(recordedFolder(m)) : [];
  const VIEWERS: Viewer[] = ['table', 0];

  const recorded: { as: Viewer; turns: StoryTurn[] }[] = [];
  beforeAll(async () => {
    for (const file of files)
      for (const as of VIEWERS) recorded.push({ as, turns: turnsOf(await toldTo(file, as), turn) });
  });
  const sentence = (t: StoryTurn, as: Viewer, say: Say): string =>
    say(toldTurn(t.seat ?? 0, summaryOf(t, look)?.clauses ?? [], { as, say, isRunning: false }));

  test('each kind of event, those of earlier rules too, is told or left out on purpose', () => {
    const kinds = new Set<string>();
    for (const { turns } of recorded)
      for (const { event } of turns.flatMap((t) => t.steps)) kinds.add((event as { t: string }).t);
    expect(kinds.size).toBeGreaterThan(20);
    expect([...kinds].filter((t) => !(t in NOTES))).toEqual([]);
  });

  test.each(languages())('are told in a line or two, in %s', (lang) => {
    const say = sayIn(lang);
    const told: string[] = [];
    for (const { as, turns } of recorded)
      for (const t of turns) if (t.seat !== null) told.push(sentence(t, as, say));
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter((x) => x.includes('{{') || /\b(om|mvs?|mvc|table)\./.test(x))).toEqual([]);
    expect(told.filter((x) => x.length > LONGEST_TURN)).toEqual([]);
    // Places are called by their names.
    expect(told.filter((x) => /\b(space|case)\s\d|поле\s\d/.test(x))).toEqual([]);
  });

  test('address the reader in the right person', () => {
    const own = recorded.flatMap(({ as, turns }) => turns.filter((t) => t.seat === as));
    for (const lang of languages()) {
      const say = sayIn(lang);
      const you = say({ key: 'table.turn.you' });
      for (const t of own) {
        const toSelf = sentence(t, 0, say);
        expect(toSelf.startsWith(`${you} `)).toBe(true);
        expect(toSelf).not.toContain(NAMES[0]);
        const verb = (words: string): string => words.split(/[\s:]+/)[1] ?? '';
        // Past tense is the same for all persons in English; the others conjugate.
        if (lang === 'en') continue;
        expect(verb(toSelf), toSelf).not.toBe(verb(sentence(t, 'table', say)));
      }
    }
  });
});

describe('turns', () => {
  const begins = (seat: number): StoryEntry['events'][number] => ({
    event: { t: 'turn', seat, round: 1 },
    msg: { key: 'turn' },
  });
  const did = (what: string): StoryEntry['events'][number] => ({
    event: { t: what },
    msg: { key: what },
  });
  const entry = (seq: number, seat: number, ...events: StoryEntry['events']): StoryEntry => ({
    seq,
    cause: { t: 'act', seat },
    events,
  });
  const SETUP: StoryEntry = { seq: 0, cause: { t: 'setup' }, events: [did('dealt'), begins(0)] };
  const kinds = (turns: readonly StoryTurn[]): string[] =>
    turns.map((t) => `${t.seat}: ${t.steps.map((x) => x.msg.key).join(' ')}`);

  test('begin with their events, also in the middle of an entry', () => {
    const story = [SETUP, entry(1, 0, did('sailed'), begins(1)), entry(2, 1, did('bought'))];
    const turns = turnsOf(story, turn);
    expect(kinds(turns)).toEqual(['null: dealt', '0: turn sailed', '1: turn bought']);
    // Setup and the first turn begin in the same entry; the page must not take one for the other.
    expect(new Set(turns.map((t) => t.key)).size).toBe(3);
  });

  test('are one where the game does not say when they begin', () => {
    expect(kinds(turnsOf([SETUP, entry(1, 0, did('sailed'))]))).toEqual([
      'null: dealt turn sailed',
    ]);
  });

  test('go on after one that was undone, and do not tell of what was taken back', () => {
    const undone: StoryEntry = { ...entry(1, 0, did('sailed'), begins(1)), undone: true };
    const back: StoryEntry = { seq: 2, cause: { t: 'undo', seat: 0, to: 0 }, events: [] };
    const turns = turnsOf([SETUP, undone, back, entry(3, 0, did('bought'))], turn);
    expect(kinds(turns)).toEqual(['null: dealt', '0: turn sailed turn table.story.undo bought']);
    const told: unknown[] = [];
    const sumUp: GameLook['sumUp'] = ({ events }) => {
      told.push(...events.map((x) => x.msg.key));
      return { clauses: [], signs: [] };
    };
    summaryOf(turns[1] as StoryTurn, { sumUp } as GameLook);
    expect(told).toEqual(['turn', 'bought']);
  });

  test('of the others since the own last one are told until one acts', () => {
    const round = [
      SETUP,
      entry(1, 0, did('sailed'), begins(1)),
      entry(2, 1, did('sailed'), begins(2)),
      entry(3, 2, did('sailed'), begins(0)),
    ];
    const since = (story: StoryEntry[], as: Viewer = 0): unknown[] =>
      turnsSince(turnsOf(story, turn), as).map((t) => t.seat);
    expect(since(round)).toEqual([1, 2]);
    expect(since(round, 1)).toEqual([]);
    expect(since([...round, entry(4, 1, did('offered'))])).toEqual([1, 2]);
    expect(since([...round, entry(4, 0, did('bought'))])).toEqual([]);
    expect(since(round.slice(0, 3))).toEqual([]);
  });

  test('that are too long are shortened where it hurts least', () => {
    const words = (key: string): { key: string } => ({ key });
    const long = 'x'.repeat(40);
    const say: Say = (m) =>
      [
        m.key,
        ...Object.values(m.params ?? {}).map((p) =>
          typeof p === 'object' && 'key' in p ? say(p) : '',
        ),
      ].join(' ');
    const clauses = [
      { words: words('played'), weight: 9 },
      { words: words(`drew${long}`), weight: 3, isDetail: true as const },
      { words: words(`sailed${long}`), short: words('sailed'), weight: 8 },
    ];
    const told = say(toldTurn(1, clauses, { as: 0, say, isRunning: false }));
    expect(told).toContain('played');
    expect(told).toContain('sailed');
    expect(told).not.toContain('drew');
    expect(told).toContain('table.turn.more');
  });
});
