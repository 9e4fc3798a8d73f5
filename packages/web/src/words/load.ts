import type { Lang, Messages } from '@fondaco/kernel';
import type { PageLang } from '@fondaco/page-kit/words/lang.ts';

export const LANGS: readonly Lang[] = ['en', 'fr', 'ru'];

/** Texts of the screens, and those that are loaded with a table. */
export type Part = 'screens' | 'table';

/** Each language is a chunk of its own. */
const TEXTS: Record<Part, Record<Lang, () => Promise<{ messages: Messages }>>> = {
  screens: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    ru: () => import('./ru.ts'),
  },
  table: {
    en: () => import('./en-table.ts'),
    fr: () => import('./fr-table.ts'),
    ru: () => import('./ru-table.ts'),
  },
};

export async function loadMessages(lang: PageLang, part: Part): Promise<Messages> {
  const { messages } = await TEXTS[part][lang === 'xx' ? 'en' : lang]();
  if (lang !== 'xx') return messages;
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, `⟦${text}⟧`]));
}
