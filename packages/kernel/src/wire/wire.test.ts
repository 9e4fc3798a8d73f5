import { lanterns } from '@fondaco/testkit';
import { describe, expect, test } from 'vitest';
import { fastChance } from '../chance/fast.ts';
import type { Json, Viewer } from '../contract.ts';
import { countOf, packEffects, pastOf, unpackEffects } from '../log.ts';
import { type AnyMatch, act, startMatch, undo } from '../match.ts';
import { resumeMatch } from '../resume.ts';
import { applyPatch, isOwn, newsOf, type Outlook, outlook, replayFor } from './index.ts';

const SEATS = 3;
const VIEWERS: Viewer[] = [0, 1, 2, 'table'];

function begun(): AnyMatch {
  const table = {
    options: lanterns.options.parse({}),
    pack: lanterns.components,
    seats: SEATS,
    chance: { t: 'seeded', seed: 'wire' } as const,
  };
  return startMatch(lanterns, table).match;
}

/** A whole game of random answers, an undo now and then; `see` gets every step. */
function played(see: (match: AnyMatch, events: unknown[]) => void): AnyMatch {
  const chance = fastChance('answers');
  let match = begun();
  for (let n = 0; n < 400 && !match.rules.result(match.state); n++) {
    const seat = chance.int(SEATS, 'undo');
    const back = chance.int(8, 'undo') === 0 ? outlook(match, seat).undo : null;
    const taken = back === null ? undefined : undo(match, seat, back);
    if (taken) {
      match = taken;
      see(match, []);
      continue;
    }
    const open = match.rules.decisions(match.state, 'must');
    const d = open[chance.int(open.length, 'who')];
    if (!d) throw new Error('nobody is asked');
    const listed = match.rules.legal(match.state, d);
    const form = match.rules.forms(match.state, d)[0];
    const action =
      listed.length > 0
        ? listed[chance.int(listed.length, 'what')]
        : match.rules.sample(match.state, d, form as never, chance);
    const done = act(match, { seat: d.seat, decision: d.id, action });
    if (!done.outcome.ok) throw new Error(done.outcome.refusal.msg.key);
    match = done.match;
    see(match, done.outcome.events);
  }
  return match;
}

const sent = <T>(x: T): T => JSON.parse(JSON.stringify(x));

describe('what a viewer is sent', () => {
  test('leads, patch by patch, to his outlook', () => {
    const start = begun();
    const before = new Map(VIEWERS.map((who) => [who, outlook(start, who)]));
    const page = new Map(VIEWERS.map((who) => [who, sent(outlook(start, who)) as unknown as Json]));
    played((match, events) => {
      for (const who of VIEWERS) {
        const after = outlook(match, who);
        const known = before.get(who) as Outlook;
        const news = sent(newsOf(match, events, who, known, after));
        before.set(who, after);
        page.set(who, applyPatch(page.get(who) as Json, news.patch));
        expect(page.get(who)).toEqual(sent(after));
      }
    });
  });

  test('holds answers to own questions only', () => {
    let own = 0;
    played((match) => {
      for (const who of VIEWERS) {
        for (const q of outlook(match, who).questions) {
          if (isOwn(q)) {
            expect(q.seat).toBe(who);
            own++;
          } else expect(Object.keys(q)).toEqual(['seat', 'kind', 'need']);
        }
      }
    });
    expect(own).toBeGreaterThan(20);
  });

  test('a replay shows each viewer the pages he saw', () => {
    const seen: Json[][] = [];
    const match = played((at) => {
      seen.push(VIEWERS.map((who) => sent(at.rules.view(at.state, who))));
    });
    VIEWERS.forEach((who, i) => {
      let page: Json = null;
      replayFor(match, who).forEach((step, n) => {
        page = applyPatch(page, sent(step.patch));
        if (n > 0) expect((page as { views: Json[] }).views).toEqual([seen[n - 1]?.[i]]);
      });
    });
    expect(replayFor(match, 'open')).toHaveLength(match.entries.length);
  });
});

describe('taking a match up', () => {
  test('from the log alone, or from a snapshot and the entries after it', () => {
    const all: AnyMatch[] = [];
    const match = played((at) => all.push(at));
    const { rules, header, entries } = match;
    expect(resumeMatch(rules, header, entries).state).toEqual(match.state);
    for (const at of all) {
      const past = { ...pastOf(at), line: unpackEffects(sent(packEffects(pastOf(at).effects))) };
      const after = entries.slice(past.count);
      const resume = () => resumeMatch(rules, header, after, { past, state: at.state });
      if (after.some((e) => e.t === 'undo' && e.to < past.count - 1)) {
        expect(resume).toThrow();
        continue;
      }
      const again = resume();
      expect(again.state).toEqual(match.state);
      expect(countOf(again)).toBe(entries.length);
      // What undo needs comes from the snapshot and from the entries alike.
      expect(pastOf(again)).toEqual(pastOf(match));
      for (const who of VIEWERS) expect(outlook(again, who)).toEqual(outlook(match, who));
    }
  });

  test('is refused where an entry does not lead to its hash, or a snapshot to the entries', () => {
    const all: AnyMatch[] = [];
    const { rules, header, entries, state } = played((at) => all.push(at));
    const last = entries.length - 1;
    for (const wrong of [last, 3]) {
      const forged = entries.map((e, i) => (i === wrong ? { ...e, hash: 'x' } : e));
      expect(() => resumeMatch(rules, header, forged)).toThrow('kernel.verify.hash');
    }
    const early = all[4] as AnyMatch;
    const past = pastOf(early);
    const after = entries.slice(past.count);
    expect(() => resumeMatch(rules, header, after, { past, state })).toThrow();
    expect(() =>
      resumeMatch(rules, header, after.slice(1), { past, state: early.state }),
    ).toThrow();
    expect(() => resumeMatch(rules, header, [])).toThrow();
  });
});
