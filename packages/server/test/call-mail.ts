import { onTestFinished } from 'vitest';
import type { Client } from './client.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';

/** A mail server that stops with the test. */
export async function postOffice(): Promise<PostOffice> {
  const office = await openPostOffice();
  onTestFinished(() => office.close());
  return office;
}

export const addressOf = ({ id }: Client): string => `${id}@example.org`;

/** Keeps the games of a guest, who then has a confirmed address. Reads one letter. */
export async function confirmAddress(client: Client, office: PostOffice): Promise<void> {
  const name = `Keeper ${client.id}`;
  await client.post('/api/me/keep', { name, password: 'correct horse' });
  await client.post('/api/me/mail', { address: addressOf(client), lang: 'en' });
  const { text } = await office.next();
  const token = /#([\w-]+)/.exec(text)?.[1] ?? '';
  const { status } = await client.post('/api/mail/confirm', { token });
  if (status !== 200) throw new Error('not confirmed');
}
