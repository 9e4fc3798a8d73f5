import { useText } from '@fondaco/page-kit/words/words.tsx';

/** What the server calls browsers and systems, by their own names. */
const BROWSERS: Record<string, string> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
};
const SYSTEMS: Record<string, string> = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  mac: 'macOS',
  chromeos: 'ChromeOS',
  linux: 'Linux',
};

/** A device in words: “Firefox on Linux”. */
export function useDeviceName(): (device: string | null) => string {
  const text = useText();
  return (device) => {
    const [browser = '', system = ''] = (device ?? '').split('/');
    const [program, computer] = [BROWSERS[browser], SYSTEMS[system]];
    if (program && computer) return text('account.device', { browser: program, system: computer });
    const name = program ?? computer;
    return name ? text('account.device.one', { name }) : text('account.device.unknown');
  };
}
