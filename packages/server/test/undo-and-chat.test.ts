import type { Json, ServerMessage } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import type { Page } from './client.ts';
import { anAnswer, twoPages, why } from './pair.ts';
import { playOn, questions } from './players.ts';
import { begun, people, serve } from './setup.ts';

type Asked = { proposal?: number };

/** Buys a card from the pile: nobody takes that back alone. */
function buying(page: Page, id: string) {
  const q = questions(page, id).find((x) => x.need === 'must');
  const isPile = ({ action }: { action: Json }): boolean =>
    (action as { from?: string }).from === 'pile';
  return { ...anAnswer(page, id), action: q?.options.find(isPile)?.action ?? null };
}

describe('undo', () => {
  test('goes back to the barrier without asking', async () => {
    const { id, page, far } = await twoPages();
    const { seat, decision } = anAnswer(page, id);
    const done = { t: 'answer', table: id, seat, decision, action: { do: 'done' } } as const;
    const viewed = () => page.see(id, seat)?.outlook.view as Record<string, unknown>;
    const before = viewed();
    expect((await page.say(done)).ok).toBe(true);
    await page.untilTrue(() => page.see(id, seat)?.outlook.undo === 0);
    expect((await page.say({ t: 'undo', table: id, seat, to: 0, propose: true })).ok).toBe(true);
    await far.untilTrue(() => far.see(id, 1 - seat)?.seq === 2);
    // Ids given out since are not given out again.
    expect(viewed()).toEqual({ ...before, nextId: viewed().nextId });
    expect(page.see(id, seat)?.outlook.undo).toBeNull();
    expect((await page.say(done)).ok).toBe(true);
  });

  test('goes further back with the consent of the players concerned', async () => {
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
    const asked = await page.say({ t: 'undo', table: id, seat, to: 0, propose: true });
    expect(asked).toMatchObject({ ok: true });
    const proposal = (asked as { proposal?: number }).proposal as number;
    expect(proposal).toBeGreaterThan(0);
    await far.untilTrue(() => far.tables.get(id)?.proposal?.id === proposal);
    const consent = { t: 'consent', table: id, seat: 1 - seat, proposal } as const;
    expect(why(await far.say({ t: 'undo', table: id, seat: 1 - seat, to: 0, propose: true }))).toBe(
      'server.undo.pending',
    );
    expect(why(await page.say({ ...consent, seat, agree: true }))).toBe('server.undo.notAsked');
    expect((await far.say({ ...consent, agree: false })).ok).toBe(true);
    expect(why(await far.say({ ...consent, agree: true }))).toBe('server.undo.gone');
    const second = (await page.say({ t: 'undo', table: id, seat, to: 0, propose: true })) as {
      proposal?: number;
    };
    const agreed = await far.say({ ...consent, proposal: second.proposal as number, agree: true });
    expect(agreed).toMatchObject({ ok: true });
    await page.untilTrue(() => page.see(id, seat)?.seq === (agreed as { seq: number }).seq);
    const cause = page.heard
      .map((x) => JSON.parse(x) as ServerMessage)
      .findLast((m) => m.t === 'news');
    expect(cause).toMatchObject({ cause: { t: 'undo', seat, to: 0 } });
    expect(page.tables.get(id)?.proposal).toBeNull();
  });

  test('asks again after another player who must consent has come back', async () => {
    const { port } = await serve();
    const all = await people(port, 'Anna', 'Bruno', 'Chiara');
    const id = await begun(all, { game: 'oltre-mare', pace: 10_000 });
    const pages = await Promise.all(all.map((each) => each.page()));
    for (const page of pages) await page.say({ t: 'watch', table: id });
    const seat = pages.findIndex((page) => questions(page, id).some((q) => q.need === 'must'));
    const [page, far] = [pages[seat], pages[(seat + 1) % 3]] as [Page, Page];
    const away = (seat + 2) % 3;
    expect((await page.say(buying(page, id))).ok).toBe(true);
    await all[away]?.post(`/api/tables/${id}/leave`);
    const { proposal = 0 } = (await page.say({
      t: 'undo',
      table: id,
      seat,
      to: 0,
      propose: true,
    })) as Asked;
    await far.untilTrue(() => far.tables.get(id)?.proposal?.id === proposal);
    await all[away]?.post(`/api/tables/${id}/back`, { seat: away });
    await far.untilTrue(() => far.tables.get(id)?.proposal === null);
    const consent = { t: 'consent', table: id, seat: (seat + 1) % 3, agree: true } as const;
    expect(why(await far.say({ ...consent, proposal }))).toBe('server.undo.gone');
    expect(await page.say({ t: 'undo', table: id, seat, to: 0, propose: true })).toMatchObject({
      proposal: expect.any(Number),
    });
  });

  test('sent again with its key, undoes no later answer', async () => {
    const { id, page, far } = await twoPages();
    const bought = buying(page, id);
    const { seat } = bought;
    await page.say(bought);
    const undo = { t: 'undo', key: 'the same', table: id, seat, to: 0, propose: true } as const;
    const asked = (await page.say(undo)) as Asked;
    const { proposal = 0 } = asked;
    await far.say({ t: 'consent', table: id, seat: 1 - seat, proposal, agree: true });
    await page.untilTrue(() => page.see(id, seat)?.seq === 2);
    await page.say(anAnswer(page, id));
    await page.untilTrue(() => page.see(id, seat)?.seq === 3);
    expect(await page.say(undo)).toEqual(asked);
    await page.say({ t: 'watch', table: id });
    expect(page.tables.get(id)?.entries).toBe(4);
  });

  test('bots agree', async () => {
    const { port } = await serve();
    const [anna] = await people(port, 'Anna');
    const id = await begun([anna], { bots: 2 });
    const page = await anna.page();
    await playOn(id, [page], 'a while', () => (page.see(id, 0)?.seq ?? 0) > 5);
    const ack = await page.say({ t: 'undo', table: id, seat: 0, to: 0, propose: true });
    expect(ack).toMatchObject({ ok: true, seq: expect.any(Number) });
  });
});

describe('chat', () => {
  test('reaches the players at the table, but not those who muted the sender', async () => {
    const { id, page, far, actor, other, server } = await twoPages();
    const [carl] = await people(server.port, 'Carl');
    const watching = await carl.page();
    await watching.say({ t: 'watch', table: id });
    const text = '<b>hello</b>\u202e';
    expect((await page.say({ t: 'chat', table: id, text, key: 'c' })).ok).toBe(true);
    expect((await page.say({ t: 'chat', table: id, text, key: 'c' })).ok).toBe(true);
    const chat = (m: ServerMessage): m is Extract<ServerMessage, { t: 'chat' }> => m.t === 'chat';
    const { lines } = await far.until(chat);
    expect(lines).toMatchObject([{ id: 1, from: { id: actor.id }, text: '<b>hello</b>' }]);
    expect(why(await watching.say({ t: 'chat', table: id, text }))).toBe('server.seat.none');
    expect(why(await page.say({ t: 'chat', table: id, text: ' \n ' }))).toBe('server.chat.empty');
    expect(why(await page.say({ t: 'chat', table: id, text: 'x'.repeat(501) }))).toBe(
      'kernel.bad.value',
    );
    const tab = await other.page();
    await tab.say({ t: 'watch', table: id });
    await far.say({ t: 'mute', user: actor.id, on: true });
    const heard = far.heard.length;
    await page.say({ t: 'chat', table: id, text: 'again' });
    for (const each of [far, tab]) await each.say({ t: 'watch', table: id });
    expect([...far.heard.slice(heard), ...tab.heard].some((x) => x.includes('again'))).toBe(false);
    expect(watching.heard.some((x) => x.includes('hello</b>'))).toBe(false);
    expect(why(await far.say({ t: 'mute', user: 'nobody', on: true }))).toBe('server.user.none');
    // What others say in between does not count.
    for (let n = 0; n < 18; n++) {
      await page.say({ t: 'chat', table: id, text: `${n}` });
      await far.say({ t: 'chat', table: id, text: `${n}` });
    }
    expect(why(await page.say({ t: 'chat', table: id, text: 'more' }))).toBe('server.chat.often');
  });
});
