import { merchantOfVenusClassic } from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import { merchantOfVenusStandard } from '@fondaco/games/merchant-of-venus/standard/rules/index.ts';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { fastChance } from '@fondaco/kernel';
import { lanterns } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { why } from './pair.ts';
import { questions, someAnswer } from './players.ts';
import { begun, people, serve } from './setup.ts';

const GAMES = [oltreMare, merchantOfVenusClassic, merchantOfVenusStandard, lanterns];
const LEARNED = 3;

/*
 * A player whose opponent has left draws a card, undoes it and draws again, until the pile is known. The bot that plays for the
 * opponent must not agree to that: what was learned concerns the person.
 */
test.each(GAMES.map(({ id }) => id))(
  '%s: a bot that plays for a person does not agree to undo what was learned',
  async (game) => {
    const { port } = await serve({ games: GAMES });
    const [anna, bruno] = await people(port, 'Anna', 'Bruno');
    const page = await anna.page();
    const chance = fastChance('stand-in');
    let table = '';
    let refused = 0;
    while (refused < LEARNED) {
      // A short game may be over before enough is learned: then another one is played.
      if (page.tables.get(table)?.status !== 'running') {
        table = await begun([anna, bruno], { game });
        await bruno.post(`/api/tables/${table}/leave`, { seat: 1 });
        await page.say({ t: 'watch', table });
        await page.untilTrue(() => page.see(table, 0) !== undefined);
      }
      const heard = page.heard.length;
      const q = questions(page, table).find((x) => x.need === 'must');
      const action = q && someAnswer(q, chance);
      if (!q || action === undefined) {
        await page.untilTrue(() => page.heard.length > heard);
        continue;
      }
      const before = page.see(table, 0)?.seq ?? 0;
      const ack = await page.say({ t: 'answer', table, seat: 0, decision: q.id, action });
      if (!ack.ok) continue;
      const seq = ack.seq ?? 0;
      await page.untilTrue(() => (page.see(table, 0)?.seq ?? 0) >= seq);
      if (page.see(table, 0)?.outlook.undo != null) continue;
      const undo = { t: 'undo', table, seat: 0, to: before } as const;
      const free = why(await page.say(undo));
      if (free === undefined || free === 'server.table.over') continue;
      // Sent as free it is refused; proposed, it waits for Bruno, and nothing goes back.
      expect(['server.undo.needsConsent', 'server.undo.nowhere']).toContain(free);
      const proposed = await page.say({ ...undo, propose: true });
      if (!proposed.ok) continue;
      expect(proposed).toMatchObject({ proposal: expect.any(Number) });
      expect(proposed).not.toHaveProperty('seq');
      await page.untilTrue(() => page.tables.get(table)?.proposal !== null);
      expect(page.tables.get(table)?.proposal?.waits).toEqual([1]);
      const consent = { t: 'consent', table, seat: 1, agree: true } as const;
      const { proposal = 0 } = proposed as { proposal?: number };
      expect(why(await page.say({ ...consent, proposal }))).toBe('server.seat.notYours');
      await page.say({ t: 'consent', table, seat: 0, proposal, agree: false });
      refused++;
    }
    expect(refused).toBe(LEARNED);
  },
);
