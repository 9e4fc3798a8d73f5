/** In the order they are looked for: most browsers also claim to be others. */
const BROWSERS: readonly [string, RegExp][] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\bOPR\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['safari', /\bSafari\//],
];
const SYSTEMS: readonly [string, RegExp][] = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac OS X\b|\bMacintosh\b/],
  ['chromeos', /\bCrOS\b/],
  ['linux', /\bLinux\b/],
];

const firstIn = (list: readonly [string, RegExp][], text: string): string =>
  list.find(([, sign]) => sign.test(text))?.[0] ?? 'other';

/** The browser and the system a request comes from, such as `firefox/linux`: enough to tell one's devices apart, and no more. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  return `${firstIn(BROWSERS, userAgent)}/${firstIn(SYSTEMS, userAgent)}`;
}
