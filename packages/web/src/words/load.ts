import texts from 'virtual:texts';
import type { Lang, Messages } from '@fondaco/kernel';
import type { PageLang } from '@fondaco/page-kit/words/lang.ts';

export const LANGS = Object.keys(texts.screens) as Lang[];

/** Texts of the screens, and those that are loaded with a table. */
export type TextBundle = keyof typeof texts;

export async function loadMessages(lang: PageLang, part: TextBundle): Promise<Messages> {
  const load = texts[part][lang === 'xx' ? 'en' : lang];
  const messages = load ? (await load()).default : {};
  if (lang !== 'xx') return messages;
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, `⟦${text}⟧`]));
}
