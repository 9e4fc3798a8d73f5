import type { Lang } from '@fondaco/kernel';

/** `xx` brackets every text, to find those that come from nowhere. */
export type PageLang = Lang | 'xx';
