import {
  type Chance,
  type Form,
  fastChance,
  isOwn,
  type Json,
  type OwnQuestion,
  sampleForm,
} from '@fondaco/kernel';
import { rarityOfAnswers } from '@fondaco/testkit';
import type { Page } from './client.ts';

/** What a client that knows no rules can answer: something listed, or a form filled in at random. */
export function someAnswer(q: OwnQuestion, chance: Chance): Json | undefined {
  const listed = q.options.filter((o) => o.off === undefined);
  const useForm = q.forms.length > 0 && (listed.length === 0 || chance.int(6, 'form') === 0);
  if (useForm) return sampleForm(q.forms[chance.int(q.forms.length, 'form')] as Form, chance);
  return listed[chance.int(Math.max(1, listed.length), 'option')]?.action;
}

/** The same, but rather what was rarely answered before. */
export function curiousAnswer(): typeof someAnswer {
  const rarity = rarityOfAnswers();
  return (q, chance) => {
    const listed = q.options.filter((o) => o.off === undefined).map((o) => o.action);
    const answers = [...listed, ...q.forms.map((form) => sampleForm(form, chance))];
    if (answers.length === 0) return undefined;
    const answer = rarity.pick(q, answers, q.need, chance);
    rarity.took(q, answer, q.need);
    return answer;
  };
}

export interface Acked {
  seq: number;
  seat: number;
  action: Json;
}

/** Own questions of a page, by seat; those that must be answered first. */
export function questions(page: Page, table: string): OwnQuestion[] {
  const open = [...page.outlooks]
    .filter(([id]) => id.startsWith(`${table} `))
    .flatMap(([, { outlook }]) => outlook.questions.filter(isOwn));
  const rank = { asked: 0, must: 1, may: 2 };
  return open.sort((a, b) => rank[a.need] - rank[b.need]);
}

/** Plays until the game is over or `enough` says so; gives what was acknowledged. */
export async function playOn(
  table: string,
  pages: readonly Page[],
  seed: string,
  enough: () => boolean = () => false,
  answer = someAnswer,
): Promise<Acked[]> {
  const done: Acked[] = [];
  const over = (page: Page): boolean => page.tables.get(table)?.status === 'over' || enough();
  await Promise.all(
    pages.map(async (page, n) => {
      const chance = fastChance(`${seed} ${n}`);
      await page.say({ t: 'watch', table });
      while (!over(page)) {
        const heard = page.heard.length;
        const q = questions(page, table).find(
          (x) => x.need !== 'may' || chance.int(30, 'may') === 0,
        );
        const action = q && answer(q, chance);
        // What is asked is always answered: bots wait for it.
        if (!q || action === undefined) {
          await page.untilTrue(() => page.heard.length > heard || over(page));
          continue;
        }
        const ack = await page.say({ t: 'answer', table, seat: q.seat, decision: q.id, action });
        if (ack.ok) {
          done.push({ seq: ack.seq ?? -1, seat: q.seat, action });
          await page.untilTrue(() => (page.see(table, q.seat)?.seq ?? 0) >= (ack.seq ?? 0));
        }
      }
    }),
  );
  return done;
}
