import type { Lang, Messages } from '@fondaco/kernel';

/** `xx` brackets every text, to find those that come from nowhere. */
export type PageLang = Lang | 'xx';
export const LANGS: readonly Lang[] = ['en', 'fr', 'ru'];

/** Each language is a chunk of its own. */
const TEXTS: Record<Lang, () => Promise<{ messages: Messages }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
};

export async function loadMessages(lang: PageLang): Promise<Messages> {
  const { messages } = await TEXTS[lang === 'xx' ? 'en' : lang]();
  if (lang !== 'xx') return messages;
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, `⟦${text}⟧`]));
}
