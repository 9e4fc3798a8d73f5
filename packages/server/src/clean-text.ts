/** Replaces control characters, line breaks and bidi controls: they would disturb the text around. */
export const cleanText = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ').trim();
