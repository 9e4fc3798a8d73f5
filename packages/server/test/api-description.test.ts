import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { apiDescription, requireDescribed } from './described.ts';

test('Redocly finds nothing wrong with the description of the API', async () => {
  const source = JSON.stringify(await apiDescription());
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: '/api.json', config });
  expect(problems.map((p) => `${p.ruleId}: ${p.message} ${p.location[0]?.pointer}`)).toEqual([]);
});

test('what may be left out is described as optional', async () => {
  const { paths } = await apiDescription();
  const bodyOf = (path: string) => paths[path]?.post?.requestBody;
  expect(bodyOf('/api/tables')).toMatchObject({
    required: true,
    content: { 'application/json': { schema: { required: ['game', 'seats'] } } },
  });
  for (const path of ['join', 'leave', 'bots'])
    expect(bodyOf(`/api/tables/{id}/${path}`)).toMatchObject({ required: false });
});

test('the session is a cookie, and every request says whether it needs one', async () => {
  const { paths, components } = await apiDescription();
  expect(components.securitySchemes.keeper).toMatchObject({ in: 'cookie' });
  expect(components.securitySchemes.session).toMatchObject({ in: 'cookie', name: 'fondaco' });
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(95);
  for (const [path, each] of Object.entries(paths))
    for (const { security, responses } of Object.values(each)) {
      const scheme = path.startsWith('/api/keeper') ? 'keeper' : 'session';
      expect(security).toEqual('401' in responses ? [{ [scheme]: [] }] : []);
    }
});

describe('an answer is found out that', () => {
  const type = 'application/json; charset=utf-8';
  const refused = (status: number) => ({
    status,
    type,
    text: '{"refusal":{"msg":{"key":"server.notFound"}}}',
  });
  const answers = (body: object) => ({ status: 200, type, text: JSON.stringify(body) });
  const me = { id: 'a', name: 'Anna', muted: [], blocked: [] };

  test.each([
    ['is as described', 'GET', '/api/me?x=1', answers(me), 'fine'],
    ['is refused as described', 'GET', '/api/me', refused(401), 'fine'],
    ['is refused where there is nothing', 'GET', '/api/nowhere', refused(404), 'fine'],
    ['has a status that is not described', 'GET', '/api/me', refused(410), 'is not described'],
    ['has another type', 'GET', '/api/me', { ...answers(me), type: 'text/html' }, 'the type'],
    ['lacks a field', 'GET', '/api/me', answers({ id: 'a', name: 'Anna', muted: [] }), 'otherwise'],
    ['has one too many', 'GET', '/api/me', answers({ ...me, x: 1 }), 'otherwise'],
    ['has one of another type', 'GET', '/api/me', answers({ ...me, name: 1 }), 'otherwise'],
    ['has one too many inside', 'GET', '/api/games', answers([{ x: 1 }]), 'otherwise'],
    ['comes from a route that is not described', 'GET', '/api/x', answers({}), 'is not described'],
    ['is a file of the page', 'GET', '/a.js', { ...answers({}), type: 'text/javascript' }, 'fine'],
    ['comes from nowhere', 'GET', '/api/nowhere', refused(410), 'is not described'],
  ])('%s', async (_, method, path, answer, expected) => {
    const said = await requireDescribed(method, path, answer).then(
      () => 'fine',
      (error: Error) => error.message,
    );
    expect(said).toContain(expected);
  });
});
