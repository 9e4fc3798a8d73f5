import { fastChance, silentIo } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { merchantOfVenusStandard } from './index.ts';
import { standardNames } from './names.ts';

test('after an undo a question that waits below the one asked has another id, the one asked keeps its own', () => {
  const { options, components } = merchantOfVenusStandard;
  const rules = merchantOfVenusStandard.rules(options.parse({}), components);
  const s = rules.setup(2, silentIo(fastChance(1)));
  s.agenda.push({ f: 'speed', id: 3 } as never, { f: 'flux', id: 5 });
  s.nextId = 6;
  const later = rules.clone(s);
  later.nextId = 20;
  rules.renewIds(s, later);
  expect(s.agenda.slice(-2)).toMatchObject([{ id: 20 }, { id: 5 }]);
  expect(s.nextId).toBe(21);
});

test('a bounty in credits is told with its amount, which the event does not carry', () => {
  const { options, components } = merchantOfVenusStandard;
  const rules = merchantOfVenusStandard.rules(options.parse({}), components);
  const told = rules.tell({ t: 'bounty', seat: 0, against: 1, what: 'credits' });
  expect(told?.params?.count).toBe(components.constants.confirmedCredits);
});

test('a printed gate is called by its own number, not by that of its space', () => {
  const { options, components } = merchantOfVenusStandard;
  const { space } = standardNames(options.parse({ asteroidTelegate: true }), components);
  const numbers = ['NH.6', 'IW.4', 'AS.20', 'IW.5'].map((id) => space(id).params?.n);
  expect(numbers).toEqual([2, 5, 1, '5']);
});
