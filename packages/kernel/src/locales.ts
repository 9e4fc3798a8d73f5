import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };

export type Lang = 'en' | 'fr' | 'ru';
/** Texts by key, flat; plural forms are keys with a suffix (`_one`, `_few`, `_many`, `_other`). */
export type Messages = Record<string, string>;

export const kernelLocales: Record<Lang, Messages> = { en, fr, ru };
