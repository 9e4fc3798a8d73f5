import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keeperLink, setEntry } from '../src/index.ts';
import { openStorageBeside } from '../src/storage/index.ts';
import { hashOf } from '../src/tokens.ts';
import { type Client, client, openPage, type Reply } from './client.ts';
import { from, keeper } from './fair-use.ts';
import { NO_LIMITS } from './games.ts';
import { begun, newFolder, serve } from './setup.ts';

const TABLE = { game: 'lanterns', seats: 3, pace: 0 };
const OTHER_SPELLINGS = [
  'Anna',
  'anna',
  'ANNA',
  ' Anna ',
  'An na',
  'Аnna',
  'Anпa',
  'Аппа',
  'Ann\u0430',
  '\u0391nna',
  'An\u200bna',
  'An\u00adna',
  'Anna\ufe0f',
  '\u2063Anna',
  'Anna\u3164',
  'Ａｎｎａ',
  '𝐀𝐧𝐧𝐚',
  'Ⓐnna',
  'Ánna',
  'Änna',
  'A\u0301nna',
  'Anna.',
  'Anna!',
  '“Anna”',
  '@nna',
  'An\u2060na',
  'Anna\u034f',
  'ᴀnna',
  'Anna_',
  'A-n-n-a',
];
const OF_MILLER = [
  'Milller',
  'MiIIer',
  'Mi||er',
  'M1ller',
  'Mi11er',
  'Miller\u200d',
  'rniller',
  'Мillеr',
];

/** Everything that was tried, and whether it worked. */
function attempts() {
  const all: { what: string; worked: boolean }[] = [];
  return {
    all,
    async http(what: string, request: Promise<Reply>): Promise<Reply> {
      const reply = await request;
      all.push({ what: `${what}: ${reply.body?.refusal?.msg.key}`, worked: reply.status === 200 });
      return reply;
    },
    async other(what: string, works: Promise<boolean>): Promise<void> {
      all.push({ what, worked: await works });
    },
  };
}

async function newTable(host: Client, more: object = {}): Promise<string> {
  const { status, body, text } = await host.post('/api/tables', { ...TABLE, ...more });
  if (status !== 200) throw new Error(text);
  return body.id;
}

const inviteTo = async (table: string, by: Client): Promise<string> =>
  (await by.post(`/api/tables/${table}/invites`)).body.token;

test('of two hundred abuses none succeeds', async () => {
  const data = join(newFolder(), 'data.sqlite');
  const tables = {
    open: { person: 10, seated: 12, address: 15 },
    running: { person: 3, address: 100 },
  };
  const limits = { ...NO_LIMITS, tables };
  const { port } = await serve({ data, limits, trustProxy: '127.0.0.1' });
  const tried = attempts();
  const anna = await from(port, '203.0.113.1', 'Anna');
  const elena = await keeper(port, data);

  // Limits, all at once.
  const greedy = await from(port, '203.0.113.9', 'Greedy');
  const opened = await Promise.all(
    Array.from({ length: 40 }, () => greedy.post('/api/tables', TABLE)),
  );
  expect(opened.filter((r) => r.status === 200)).toHaveLength(10);
  for (const reply of opened.filter((r) => r.status !== 200))
    await tried.http('an eleventh table', Promise.resolve(reply));
  const twin = await from(port, '203.0.113.9', 'Twin');
  const more = await Promise.all(Array.from({ length: 15 }, () => twin.post('/api/tables', TABLE)));
  expect(more.filter((r) => r.status === 200)).toHaveLength(5);
  for (const reply of more.filter((r) => r.status !== 200))
    await tried.http('a sixteenth table from an address', Promise.resolve(reply));
  const ids: string[] = opened.flatMap((r) => (r.status === 200 ? [r.body.id] : []));
  for (const id of ids) await greedy.post(`/api/tables/${id}/bots`, { player: 'random' });
  const started = await Promise.all(ids.map((id) => greedy.post(`/api/tables/${id}/start`)));
  expect(started.filter((r) => r.status === 200)).toHaveLength(3);
  for (const reply of started.filter((r) => r.status !== 200))
    await tried.http('a fourth running game', Promise.resolve(reply));

  // Making an accomplice the host, over and over.
  const pair = [
    await from(port, '203.0.113.20', 'Pusher'),
    await from(port, '203.0.113.21', 'Puller'),
  ];
  const [pusher, puller] = pair as [Client, Client];
  let pulled = 0;
  for (let n = 0; n < 15; n++) {
    const id = await newTable(pusher);
    const sat = await puller.post(`/api/tables/${id}/join`);
    if (sat.status === 200) pulled++;
    else await tried.http('a host of too many tables', Promise.resolve(sat));
    await pusher.post(`/api/tables/${id}/leave`);
  }
  expect(pulled).toBe(12);

  // Coming back after being removed.
  const table = await newTable(anna);
  const old = await inviteTo(table, anna);
  const rowdy = await from(port, '203.0.113.2', 'Rowdy');
  const friend = await from(port, '203.0.113.3', 'Friend');
  await rowdy.post(`/api/tables/${table}/join`);
  await friend.post(`/api/tables/${table}/join`);
  const kicked = await anna.post(`/api/tables/${table}/kick`, { seat: 1 });
  expect(kicked.body.seats[1].person).toBeNull();
  const invited = await inviteTo(table, friend);
  for (const body of [{}, { seat: 1 }, { name: 'Somebody' }, { invite: old }, { invite: invited }])
    for (let n = 0; n < 2; n++)
      await tried.http('after removal', rowdy.post(`/api/tables/${table}/join`, body));
  for (const name of ['Rowdy', 'Newcomer', 'Third']) {
    const fresh = await from(port, '203.0.113.2', name);
    await tried.http('as a new guest', fresh.post(`/api/tables/${table}/join`));
    await tried.http(
      'as a new guest',
      fresh.post(`/api/tables/${table}/join`, { invite: invited }),
    );
  }
  const asked = await inviteTo(table, anna);
  expect((await rowdy.post(`/api/tables/${table}/join`, { invite: asked })).status).toBe(200);
  await anna.post(`/api/tables/${table}/kick`, { seat: 1 });
  await tried.http('again', rowdy.post(`/api/tables/${table}/join`, { invite: asked }));

  // Blocked people.
  const pest = await from(port, '203.0.113.4', 'Pest');
  expect((await anna.post('/api/me/blocks', { user: pest.id, on: true })).status).toBe(200);
  const elsewhere = await newTable(friend);
  await anna.post(`/api/tables/${elsewhere}/join`);
  const secret = await newTable(anna, { private: true });
  for (const [id, by] of [
    [table, friend],
    [elsewhere, friend],
    [secret, anna],
  ] as const) {
    const invite = await inviteTo(id, by);
    for (const body of [{}, { seat: 2 }, { invite }, { name: 'Nice' }])
      await tried.http('blocked', pest.post(`/api/tables/${id}/join`, body));
  }
  const game = await begun([friend, anna], { private: false });
  const vote = { kind: 'person', seat: 0, by: pest.id, agree: true };
  await tried.http('blocked, for a seat', pest.post(`/api/tables/${game}/vote`, vote));

  // Names that look like another's.
  const crowd = await from(port, '203.0.113.5', 'Crowd');
  for (const name of OTHER_SPELLINGS)
    await tried.http(name, crowd.post(`/api/tables/${table}/join`, { name }));
  expect(tried.all.filter((each) => each.worked)).toEqual([]);
  const joined = await crowd.post(`/api/tables/${table}/join`);
  const { seat } = joined.body.seats.find(
    (s: { person: { id: string } | null }) => s.person?.id === crowd.id,
  );
  for (const name of OTHER_SPELLINGS) {
    await tried.http(`renamed ${name}`, crowd.post('/api/me', { name }));
    await tried.http(
      `at the seat ${name}`,
      crowd.post(`/api/tables/${table}/seat`, { seat, name }),
    );
  }
  const miller = await from(port, '203.0.113.6', 'Miller');
  const mill = await newTable(miller);
  for (const name of OF_MILLER.slice(1))
    await tried.http(name, crowd.post(`/api/tables/${mill}/join`, { name }));
  const [one, two] = [
    await from(port, '203.0.113.6', 'One'),
    await from(port, '203.0.113.7', 'Two'),
  ];
  const both = await newTable(one);
  await two.post(`/api/tables/${both}/join`);
  const renamed = await Promise.all([one, two].map((x) => x.post('/api/me', { name: 'Doge' })));
  expect(renamed.filter((r) => r.status === 200)).toHaveLength(1);
  await tried.other('both at once', Promise.resolve(renamed.every((r) => r.status === 200)));

  // Reports that are made up.
  const stranger = await client(port, undefined);
  const text = 'They cheat';
  const forged: [Client, string, object][] = [
    [stranger, table, { kind: 'problem', text }],
    [friend, table, { kind: 'person', text, user: friend.id }],
    [friend, table, { kind: 'person', text, user: 'nobody' }],
    [friend, table, { kind: 'person', text, user: pest.id }],
    [friend, table, { kind: 'person', text }],
    [friend, 'nowhere', { kind: 'problem', text }],
    [friend, secret, { kind: 'problem', text }],
    [friend, secret, { kind: 'person', text, user: anna.id }],
    [friend, game, { kind: 'problem', text, seat: 1 }],
    [pest, game, { kind: 'problem', text, seat: 0 }],
    [friend, table, { kind: 'problem', text: '   ' }],
    [friend, table, { kind: 'problem', text: '\u2028' }],
    [friend, table, { kind: 'problem', text: 'x'.repeat(1001) }],
    [friend, table, { kind: 'insult', text }],
    [friend, table, { kind: 'person', text, user: anna.id, evidence: { t: 'none' } }],
    [friend, table, { kind: 'person', text, user: anna.id, by: pest.id }],
  ];
  for (const [who, id, body] of forged)
    await tried.http('forged', who.post(`/api/tables/${id}/reports`, body));
  const flood = await Promise.all(
    Array.from({ length: 16 }, () =>
      pest.post(`/api/tables/${game}/reports`, { kind: 'problem', text }),
    ),
  );
  expect(flood.filter((r) => r.status === 200)).toHaveLength(10);
  for (const reply of flood.filter((r) => r.status !== 200))
    await tried.http('an eleventh report', Promise.resolve(reply));

  // Muted and banned people.
  await friend.post(`/api/tables/${elsewhere}/start`);
  expect(
    (await elena.post(`/api/keeper/people/${friend.id}/sanctions`, { kind: 'mute' })).status,
  ).toBe(200);
  const page = await friend.page();
  for (let n = 0; n < 3; n++)
    await tried.other(
      'muted',
      page.say({ t: 'chat', table: game, text: 'hi' }).then((a) => a.ok),
    );
  const { code } = (await rowdy.post('/api/me/code')).body;
  const rowdyPage = await rowdy.page();
  const ban = { kind: 'ban', days: 3, address: true, reason: 'noise' };
  expect((await elena.post(`/api/keeper/people/${rowdy.id}/sanctions`, ban)).status).toBe(200);
  expect(await rowdyPage.closed).toBe(4403);
  const banned: [string, object?][] = [
    ['/api/tables', TABLE],
    [`/api/tables/${both}/join`],
    [`/api/tables/${table}/join`, { invite: await inviteTo(table, anna) }],
    [`/api/tables/${both}/reports`, { kind: 'problem', text }],
    ['/api/me', { name: 'Other' }],
    ['/api/me/code'],
    ['/api/me/blocks', { user: anna.id, on: true }],
  ];
  for (const [path, body] of banned) await tried.http('banned', rowdy.post(path, body));
  for (const path of ['/api/me', '/api/tables/mine', `/api/tables/${both}`])
    await tried.http('banned', rowdy.get(path));
  const again = await client(port, undefined);
  await again.post('/api/code', { code });
  await tried.http('banned, on another device', again.post('/api/tables', TABLE));
  const socket = await openPage(port, rowdy.cookie);
  const isGreeted = socket.heard.some((text) => text.includes('"t":"hello"'));
  await tried.other('a socket', Promise.resolve(isGreeted));
  const newcomer = await from(port, '203.0.113.2');
  for (const name of ['Fresh', 'Fresher', 'Freshest'])
    await tried.http('banned, as a new guest', newcomer.post('/api/guest', { name }));

  // Links of the keeper.
  const enter = (token: string) => stranger.post('/api/keeper/enter', { token });
  const link = await keeperLink(data, 'Elena');
  const twice = await Promise.all(Array.from({ length: 6 }, () => enter(link.token)));
  expect(twice.filter((r) => r.status === 200)).toHaveLength(1);
  for (const reply of twice.filter((r) => r.status !== 200))
    await tried.http('a link used twice', Promise.resolve(reply));
  await tried.http('a link used twice', enter(link.token));
  const past = await keeperLink(data, 'Elena', Date.now() - 16 * 60_000);
  await tried.http('an old link', enter(past.token));
  const { token: guestPass } = (await elena.post('/api/keeper/invites')).body;
  const stolen = [
    guestPass,
    hashOf(link.token),
    elena.cookie.split('=')[1] ?? '',
    asked,
    anna.cookie,
  ];
  const guesses = Array.from({ length: 10 }, (_, n) => hashOf(`guess ${n}`));
  for (const token of [...stolen, ...guesses, '%00', "' OR 1=1 --"])
    await tried.http('a guessed link', enter(token.slice(0, 100)));
  const cookies = [
    '',
    anna.cookie,
    `fondaco-keeper=${anna.cookie.split('=')[1]}`,
    `fondaco-keeper=${guestPass}`,
    `fondaco-keeper=${hashOf(elena.cookie)}`,
    `fondaco-keeper=${link.token}`,
  ];
  for (const cookie of cookies) {
    const guest = await client(port, undefined, cookie);
    await tried.http('as a keeper', guest.get('/api/keeper/people'));
    await tried.http('as a keeper', guest.post('/api/keeper/entry', { entry: 'closed' }));
    await tried.http('as a keeper', guest.post(`/api/keeper/tables/${table}/remove`));
  }
  const other = { origin: 'https://evil.example' };
  await tried.http(
    'from another site',
    elena.post('/api/keeper/entry', { entry: 'closed' }, other),
  );

  // A house for invited guests, and one that is closed.
  await setEntry(data, 'Elena', 'invited');
  const used = await inviteTo(table, anna);
  const knock = (body: object) => stranger.post('/api/guest', { name: 'Knock', ...body });
  expect((await knock({ invite: used })).status).toBe(200);
  expect((await knock({ invite: guestPass })).status).toBe(200);
  for (const invite of [used, guestPass, 'guess', past.token, asked])
    await tried.http('not invited', knock({ invite }));
  await tried.http('not invited', knock({}));
  const unknown = await client(port, undefined);
  expect((await unknown.get('/api/tables')).body).toEqual([]);
  const fresh = await inviteTo(table, anna);
  await setEntry(data, 'Elena', 'closed');
  await tried.http('closed', knock({ invite: fresh }));
  await tried.http('closed', anna.post('/api/tables', TABLE));

  const worked = tried.all.filter((each) => each.worked);
  console.log(`${tried.all.length} attempts, ${worked.length} succeeded`);
  expect(worked).toEqual([]);
  expect(tried.all.length).toBeGreaterThanOrEqual(200);
  const storage = await openStorageBeside(data);
  expect(await storage.setting('entry')).toBe('closed');
  await storage.close();
});

test('a blocked or muted person is not read, and honest people notice nothing', async () => {
  const { port } = await serve();
  const [anna, bruno] = [await client(port, 'Anna'), await client(port, 'Bruno')];
  const table = await begun([anna, bruno]);
  const [page, other] = [await anna.page(), await bruno.page()];
  for (const each of [page, other]) await each.say({ t: 'watch', table });
  await anna.post('/api/me/blocks', { user: bruno.id, on: true });
  expect((await anna.get('/api/me')).body.blocked).toEqual([{ id: bruno.id, name: 'Bruno' }]);
  await other.say({ t: 'chat', table, text: 'not for Anna' });
  await page.say({ t: 'mute', user: bruno.id, on: false });
  await other.say({ t: 'chat', table, text: 'nor this' });
  await anna.post('/api/me/blocks', { user: bruno.id, on: false });
  await other.say({ t: 'chat', table, text: 'welcome back' });
  await page.until((m): m is typeof m => m.t === 'chat');
  const chats = page.heard.filter((text) => text.includes('"t":"chat"'));
  expect(chats).toHaveLength(1);
  expect(chats[0]).toContain('welcome back');
  expect((await client(port, 'Anna')).id).toBeTruthy();
});
