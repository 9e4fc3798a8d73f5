/** Control characters, breaks of lines and signs that turn text around would disturb other lines. */
export const cleanText = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ').trim();
