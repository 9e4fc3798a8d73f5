import { describe, expect, test } from 'vitest';
import { fastChance } from './chance/fast.ts';
import type { Form } from './contract.ts';
import { sampleForm, validateAnswer } from './forms.ts';
import { msg } from './message.ts';

const item = (id: string) => ({ id, label: msg(id) });
const form: Form = {
  kind: 'offer',
  rule: 'x.y.1',
  label: msg('offer'),
  base: { do: 'offer', to: 2 },
  fields: [
    { name: 'cards', t: 'some', of: [item('a'), item('b'), item('c')], min: 1, max: 2 },
    { name: 'goods', t: 'some', of: [item('g')], min: 0, max: 3, repeat: true },
    { name: 'ducats', t: 'amount', min: -5, max: 5 },
    { name: 'port', t: 'one', of: [item('p'), item('q')] },
    {
      name: 'said',
      t: 'about',
      rule: 'x.y.2',
      items: 'cards',
      fields: [{ name: 'power', t: 'amount', min: 1, max: 6 }],
    },
  ],
};
const good = { do: 'offer', to: 2, cards: ['a'], goods: ['g', 'g'], ducats: -5, port: 'q' };

test.each([
  good,
  { ...good, cards: ['c', 'a'], goods: [] },
  { ...good, said: { a: { power: 6 } } },
  { ...good, said: {} },
])('takes %j', (action) => {
  expect(validateAnswer(form, action)).toBeUndefined();
});

describe('says what does not fit', () => {
  test.each<[string, unknown]>([
    ['kernel.form.record', null],
    ['kernel.form.record', [good]],
    ['kernel.form.unknown', { ...good, more: 1 }],
    ['kernel.form.base', { ...good, to: 1 }],
    ['kernel.form.some', { ...good, cards: [] }],
    ['kernel.form.some', { ...good, cards: ['a', 'a'] }],
    ['kernel.form.some', { ...good, cards: ['a', 'b', 'c'] }],
    ['kernel.form.some', { ...good, cards: ['z'] }],
    ['kernel.form.some', { ...good, goods: 'g' }],
    ['kernel.form.amount', { ...good, ducats: 6 }],
    ['kernel.form.amount', { ...good, ducats: 1.5 }],
    ['kernel.form.amount', { ...good, ducats: '1' }],
    ['kernel.form.one', { ...good, port: 'r' }],
    ['kernel.form.about', { ...good, said: { b: { power: 3 } } }],
    ['kernel.form.about', { ...good, said: { a: {} } }],
    ['kernel.form.about', { ...good, said: { a: { power: 9 } } }],
    ['kernel.form.about', { ...good, said: { a: { load: 1 } } }],
    ['kernel.form.about', { ...good, said: ['a'] }],
  ])('%s', (key, action) => {
    expect(validateAnswer(form, action)?.msg.key).toBe(key);
    expect(validateAnswer(form, action)?.rule).toBe(
      key === 'kernel.form.about' ? 'x.y.2' : 'x.y.1',
    );
  });
});

test('samples fit', () => {
  const chance = fastChance('sample');
  for (let i = 0; i < 200; i++)
    expect(validateAnswer(form, sampleForm(form, chance))).toBeUndefined();
});
