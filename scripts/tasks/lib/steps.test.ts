import { expect, it, vi } from 'vitest';
import { runSteps } from './steps.ts';

it('counts steps that pass, fail and throw, and shows why', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const count = await runSteps([
    { name: 'good', run: () => ({ ok: true, output: 'quiet' }) },
    { name: 'bad', run: () => ({ ok: false, output: 'reason' }) },
    { name: 'worse', run: () => Promise.reject(new Error('thrown')) },
  ]);
  const printed = log.mock.calls.flat().join('\n');
  log.mockRestore();
  expect(count).toMatchObject({ passed: 1, failed: 2, failures: ['bad', 'worse'] });
  expect(Object.keys(count.parts).sort()).toEqual(['bad', 'good', 'worse']);
  expect(printed).toContain('✓ good');
  expect(printed).toContain('✗ bad');
  expect(printed).toContain('reason');
  expect(printed).toContain('thrown');
  expect(printed).not.toContain('quiet');
});
