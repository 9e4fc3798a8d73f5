import type { Lang, Messages } from '@fondaco/kernel';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };

export const merchantOfVenusLocales: Record<Lang, Messages> = { en, fr, ru };
