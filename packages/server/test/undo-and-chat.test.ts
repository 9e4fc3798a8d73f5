import type { Down } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { anAnswer, twoPages, why } from './pair.ts';
import { playOn, questions } from './players.ts';
import { begun, people, serve } from './setup.ts';

describe('taking back', () => {
  test('up to the barrier without asking', async () => {
    const { id, page, far } = await twoPages();
    const { seat, decision } = anAnswer(page, id);
    const done = { t: 'answer', table: id, seat, decision, action: { do: 'done' } } as const;
    const viewed = () => page.see(id, seat)?.outlook.view as Record<string, unknown>;
    const before = viewed();
    expect((await page.say(done)).ok).toBe(true);
    await page.untilTrue(() => page.see(id, seat)?.outlook.undo === 0);
    expect((await page.say({ t: 'undo', table: id, seat, to: 0 })).ok).toBe(true);
    await far.untilTrue(() => far.see(id, 1 - seat)?.seq === 2);
    // Ids given out since are not given out again.
    expect(viewed()).toEqual({ ...before, nextId: viewed().nextId });
    expect(page.see(id, seat)?.outlook.undo).toBeNull();
    expect((await page.say(done)).ok).toBe(true);
  });

  test('beyond it by consent of those it concerns', async () => {
    const { id, page, far } = await twoPages('lanterns');
    const pages = [page, far];
    // Everyone answers once: then each has seen an answer of the other.
    for (const p of pages) {
      if (questions(p, id).some((q) => q.need === 'must')) {
        const ack = await p.say(anAnswer(p, id));
        await p.untilTrue(() =>
          [0, 1].some((s) => (p.see(id, s)?.seq ?? -1) >= ((ack as { seq?: number }).seq ?? 0)),
        );
      }
    }
    const seat = [0, 1].find((s) => page.see(id, s)) as number;
    const asked = await page.say({ t: 'undo', table: id, seat, to: 0 });
    expect(asked).toMatchObject({ ok: true });
    const proposal = (asked as { proposal?: number }).proposal as number;
    expect(proposal).toBeGreaterThan(0);
    await far.untilTrue(() => far.tables.get(id)?.proposal?.id === proposal);
    const consent = { t: 'consent', table: id, seat: 1 - seat, proposal } as const;
    expect(why(await far.say({ t: 'undo', table: id, seat: 1 - seat, to: 0 }))).toBe(
      'server.undo.pending',
    );
    expect(why(await page.say({ ...consent, seat, agree: true }))).toBe('server.undo.notAsked');
    expect((await far.say({ ...consent, agree: false })).ok).toBe(true);
    expect(why(await far.say({ ...consent, agree: true }))).toBe('server.undo.gone');
    const second = (await page.say({ t: 'undo', table: id, seat, to: 0 })) as { proposal?: number };
    const agreed = await far.say({ ...consent, proposal: second.proposal as number, agree: true });
    expect(agreed).toMatchObject({ ok: true });
    await page.untilTrue(() => page.see(id, seat)?.seq === (agreed as { seq: number }).seq);
    const cause = page.heard.map((x) => JSON.parse(x) as Down).findLast((m) => m.t === 'news');
    expect(cause).toMatchObject({ cause: { t: 'undo', seat, to: 0 } });
    expect(page.tables.get(id)?.proposal).toBeNull();
  });

  test('bots agree', async () => {
    const { port } = await serve();
    const [anna] = await people(port, 'Anna');
    const id = await begun([anna], { bots: 2 });
    const page = await anna.page();
    await playOn(id, [page], 'a while', () => (page.see(id, 0)?.seq ?? 0) > 5);
    const ack = await page.say({ t: 'undo', table: id, seat: 0, to: 0 });
    expect(ack).toMatchObject({ ok: true, seq: expect.any(Number) });
  });
});

describe('talking', () => {
  test('reaches who sits there, but not who has muted', async () => {
    const { id, page, far, actor, server } = await twoPages();
    const [carl] = await people(server.port, 'Carl');
    const watching = await carl.page();
    await watching.say({ t: 'watch', table: id });
    const text = '<b>hello</b>\u202e';
    expect((await page.say({ t: 'chat', table: id, text, key: 'c' })).ok).toBe(true);
    expect((await page.say({ t: 'chat', table: id, text, key: 'c' })).ok).toBe(true);
    const chat = (m: Down): m is Extract<Down, { t: 'chat' }> => m.t === 'chat';
    const { lines } = await far.until(chat);
    expect(lines).toMatchObject([{ id: 1, from: { id: actor.id }, text: '<b>hello</b>' }]);
    expect(why(await watching.say({ t: 'chat', table: id, text }))).toBe('server.seat.none');
    expect(why(await page.say({ t: 'chat', table: id, text: ' \n ' }))).toBe('server.chat.empty');
    expect(why(await page.say({ t: 'chat', table: id, text: 'x'.repeat(501) }))).toBe(
      'kernel.bad.value',
    );
    await far.say({ t: 'mute', user: actor.id, on: true });
    const heard = far.heard.length;
    await page.say({ t: 'chat', table: id, text: 'again' });
    await far.say({ t: 'watch', table: id });
    expect(far.heard.slice(heard).some((x) => x.includes('again'))).toBe(false);
    expect(watching.heard.some((x) => x.includes('hello</b>'))).toBe(false);
    expect(why(await far.say({ t: 'mute', user: 'nobody', on: true }))).toBe('server.user.none');
    for (let n = 0; n < 18; n++) await page.say({ t: 'chat', table: id, text: `${n}` });
    expect(why(await page.say({ t: 'chat', table: id, text: 'more' }))).toBe('server.chat.often');
  });
});
