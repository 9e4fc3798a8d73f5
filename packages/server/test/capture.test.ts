import {
  type AnyMatch,
  applyPatch,
  canonical,
  type Entry,
  fastChance,
  type GameFile,
  type Json,
  outlook,
  parseGameFile,
  recordedChance,
  replay,
  type ServerMessage,
  step,
  type Viewer,
} from '@fondaco/kernel';
import { runSize } from '@fondaco/testkit';
import { describe, expect, test } from 'vitest';
import type { Client, Page } from './client.ts';
import { GAMES } from './games.ts';
import { curiousAnswer, playOn } from './players.ts';
import { begun, LONG_CLOCK, people, serve } from './setup.ts';

const GAMES_EACH = runSize(1, 30);

/** A world this viewer cannot tell from the real one; for the table each seat imagines in turn. */
function otherWorld({ rules, state, header }: AnyMatch, who: Viewer, seed: string): unknown {
  const chance = fastChance(seed);
  const sent = (world: unknown, seat: number): unknown =>
    JSON.parse(JSON.stringify(rules.view(world, seat)));
  if (who !== 'table') return rules.imagine(sent(state, who), who, chance);
  let world: unknown = state;
  for (let seat = 0; seat < header.seats; seat++)
    world = rules.imagine(sent(world, seat), seat, chance);
  return world;
}

/** The match after each entry of a finished game. */
function positions(file: GameFile): AnyMatch[] {
  const game = GAMES.find((g) => g.id === file.header.game);
  if (!game) throw new Error('no game');
  const rules = game.rules(file.header.options as never, file.pack as never) as AnyMatch['rules'];
  const found: AnyMatch[] = [];
  for (const { entry, state } of replay(file, GAMES)) {
    const entries = file.entries.slice(0, entry.seq + 1);
    found.push({ header: file.header, rules, entries, state });
  }
  return found;
}

/** What the viewer's client knew after each entry, from the bytes alone. */
function known(heard: readonly string[], as: Viewer): { pages: Json[]; news: ServerMessage[] } {
  const pages: Json[] = [];
  const news: ServerMessage[] = [];
  for (const text of heard) {
    const m = JSON.parse(text) as ServerMessage;
    if (m.t === 'full' && m.as === as) {
      const whole = m.outlook as unknown as Json;
      if (pages[m.seq] !== undefined) expect(canonical(pages[m.seq])).toBe(canonical(whole));
      pages[m.seq] = whole;
    }
    if (m.t !== 'news' || m.as !== as) continue;
    pages[m.seq] = applyPatch(pages[m.seq - 1] as Json, m.patch);
    news[m.seq] = m;
  }
  return { pages, news };
}

interface Count {
  compared: number;
  events: number;
  excused: number;
}

/** Nothing that came to this viewer differs from what would have come in the other world. */
function compare(all: readonly AnyMatch[], heard: readonly string[], as: Viewer, n: Count): void {
  const { pages, news } = known(heard, as);
  all.forEach((match, seq) => {
    // Bots may have answered before the first page was open.
    if (pages[seq] === undefined && n.compared === 0) return;
    const world = { ...match, state: otherWorld(match, as, `${as} ${seq}`) };
    const imagined = JSON.parse(JSON.stringify(outlook(world, as))) as Json;
    expect(canonical(pages[seq])).toBe(canonical(imagined));
    n.compared++;
    const entry = match.entries[seq + 1] ?? all[seq + 1]?.entries[seq + 1];
    if (entry?.t !== 'act') return;
    const told = eventsIn(world, entry, as);
    if (!told || entry.reveals.includes(as) || entry.reveals.includes('table')) {
      n.excused++;
      return;
    }
    const sent = news[seq + 1] as Extract<ServerMessage, { t: 'news' }>;
    expect(JSON.stringify(sent.events.map((x) => x.event))).toBe(JSON.stringify(told));
    n.events++;
  });
}

/** What the same answer with the same draws tells the viewer there; undefined where it is not possible. */
function eventsIn(
  { rules, state }: AnyMatch,
  entry: Extract<Entry, { t: 'act' }>,
  as: Viewer,
): unknown[] | undefined {
  try {
    const done = step(rules, state, entry, recordedChance(entry.draws));
    if (!done.ok) return undefined;
    return done.events.flatMap((e) => rules.redact(e, as) ?? []);
  } catch {
    return undefined;
  }
}

async function capture(game: string, options: object, seed: string): Promise<Count> {
  const { port } = await serve();
  const [anna, bruno, carl] = await people(port, 'Anna', 'Bruno', 'Carl');
  const id = await begun([anna, bruno], { game, options, bots: 1, clock: LONG_CLOCK });
  const pages: Page[] = [await anna.page(), await bruno.page()];
  const watching = await carl.page();
  await watching.say({ t: 'watch', table: id });
  const first = pages[0] as Page;
  await playOn(id, pages, seed, () => (first.see(id, 0)?.seq ?? 0) > 80, curiousAnswer());
  // What HTTP gives out in the middle of the game.
  const middle = await replayPages(anna, id);
  await playOn(id, pages, `${seed} on`);
  await watching.untilTrue(() => watching.tables.get(id)?.status === 'over');
  const file = parseGameFile((await carl.get(`/api/tables/${id}/file`)).text);
  const all = positions(file);
  const count = { compared: 0, events: 0, excused: 0 };
  for (const [heard, as] of [[first.heard, 0] as const, [watching.heard, 'table'] as const]) {
    const one = { compared: 0, events: 0, excused: 0 };
    compare(all, heard, as, one);
    expect(one.compared).toBeGreaterThan(all.length - 20);
    for (const key of Object.keys(count) as (keyof Count)[]) count[key] += one[key];
  }
  expect(middle.length > 0).toBe(!('memory' in options));
  const { pages: seen } = known(first.heard, 0);
  middle.forEach((view, seq) => {
    if (seen[seq] === undefined) return;
    expect(canonical(view)).toBe(canonical((seen[seq] as { view: Json }).view));
  });
  // The secret is in nothing that was sent before the end.
  const running = first.heard.filter((x) => !x.includes('"status":"over"'));
  expect(running.join().includes(file.secret as string)).toBe(false);
  return count;
}

async function replayPages(who: Client, id: string): Promise<Json[]> {
  // Nothing at all, where players must remember for themselves.
  const { steps = [] } = (await who.get(`/api/tables/${id}/replay?as=0`)).body;
  let page: Json = null;
  return steps.map((s: { patch: never }) => {
    page = applyPatch(page, s.patch);
    return (page as { views: Json[] }).views[0];
  });
}

describe('everything sent to a seat and to a spectator', () => {
  test.each([
    ['oltre-mare', { edition: 'first', memory: 'closed' }],
    ['oltre-mare', { edition: 'second' }],
    ['lanterns', {}],
  ])('%s %j: is what an imagined world would have sent', async (game, options) => {
    const total = { compared: 0, events: 0, excused: 0 };
    for (let n = 0; n < GAMES_EACH; n++) {
      const count = await capture(game, options, `capture ${n}`);
      for (const key of Object.keys(total) as (keyof Count)[]) total[key] += count[key];
    }
    expect(total.compared).toBeGreaterThan(20);
    expect(total.events).toBeGreaterThan(5);
    process.stdout.write(`capture of ${game}: ${JSON.stringify(total)}\n`);
  });
});
