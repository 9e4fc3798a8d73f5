import { expect, test } from 'vitest';
import { sendRaw } from './raw.ts';
import { people, serve } from './setup.ts';

const TIMEOUTS = { headers: 1500, request: 3000, check: 50 };

const HEAD = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n';
const halfSent = {
  nothing: '',
  'half the headers': `POST /api/guest HTTP/1.1\r\n${HEAD}`,
  'half a body': `POST /api/guest HTTP/1.1\r\n${HEAD}\r\n{"name":`,
  'half a body to nowhere': `POST /api/nowhere HTTP/1.1\r\n${HEAD}\r\n{"name":`,
};

test.each(Object.entries(halfSent))('%s, sent 20 times, is cut off 20 times', async (_, text) => {
  const { port } = await serve({ timeouts: TIMEOUTS });
  const [anna] = await people(port, 'Anna');
  const page = await anna.page();
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendRaw(port, text)));
  expect(answers).toHaveLength(20);
  const statuses = new Set(answers.map((answer) => answer.status));
  expect(statuses).toEqual(new Set([408]));
  // An open page has been silent for longer than any request may take.
  expect(page.socket.readyState).toBe(page.socket.OPEN);
  page.raw('{"t":"ping"}');
  await page.until((m): m is { t: 'pong' } => m.t === 'pong');
});
