import { expect, test } from 'vitest';
import type { ChannelRow, ChannelTarget } from '../storage/index.ts';
import { type ChannelParts, sendOver } from './channels.ts';
import type { CallMessage } from './message.ts';
import { isAllowedUrl, isPublicAddress, lookupPublic } from './outgoing.ts';

/** What is posted to a webhook about a table of this name. */
async function posted(format: 'discord' | 'slack', title: string): Promise<unknown> {
  const target: ChannelTarget = {
    t: 'webhook',
    format,
    url: 'https://x.org/',
    origin: 'https://f',
  };
  const row: ChannelRow = {
    id: 'c',
    user: 'u',
    enabled: true,
    target,
    created: 0,
    sent: null,
    state: null,
  };
  const lines = [{ text: 'Your turn.', path: '/table/T' }];
  const rest = { path: '/table/T', tag: 'T', key: 'k', lang: 'en', seconds: 60 };
  const message: CallMessage = { title, lines, ...rest };
  let body = '';
  const parts = {
    post: async (request: { body: string | Buffer }) => {
      body = String(request.body);
      return 204;
    },
  } as unknown as ChannelParts;
  expect(await sendOver(row, message, parts)).toEqual({ ok: true });
  return JSON.parse(body);
}

test('names of tables mention nobody and make no links', async () => {
  expect(await posted('discord', '@everyone [x](http://y) <@1>')).toEqual({
    content: '**\\@everyone \\[x\\]\\(http\\://y\\) \\<\\@1\\>**\nYour turn. <https://f/table/T>',
    allowed_mentions: { parse: [] },
  });
  const { text } = (await posted('slack', '<!channel> & <http://y|x>')) as { text: string };
  expect(text).toContain('&lt;!channel&gt; &amp; &lt;http://y|x&gt;');
});

test('addresses of private and local networks are told from public ones', () => {
  const isPublic = ['93.184.216.34', '2606:2800:220:1::1'];
  const isNot = ['127.0.0.1', '10.0.0.1', '172.31.9.9', '192.168.0.1', '169.254.1.1', '0.0.0.0'];
  const isNot6 = ['::1', '::', 'fe80::1', 'fc00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1'];
  for (const address of isPublic)
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  for (const address of [...isNot, ...isNot6, '224.0.0.1', '255.255.255.255', '2001:db8::1'])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  expect(isAllowedUrl('http://chat.lan:9000/x', ['chat.lan:9000'])).toBe(true);
  expect(isAllowedUrl('http://chat.lan/x', ['chat.lan:9000'])).toBe(false);
  expect(isAllowedUrl('https://hooks.slack.com/x', [])).toBe(true);
});

test('a name that leads to this machine is not connected to', async () => {
  const why = await new Promise((done) => {
    lookupPublic('localhost', {}, (error) => done(error));
  });
  expect(why).toMatchObject({ why: 'forbidden' });
});
