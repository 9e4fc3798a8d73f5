import { Select } from '@fondaco/page-kit/ui/fields.tsx';
import type { PageLang } from '@fondaco/page-kit/words/lang.ts';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useSettings, type Settings as Wishes } from '../app/settings.ts';
import { LANGS } from '../words/load.ts';

export function LanguageSelect({ bare = true }: { bare?: boolean }) {
  const text = useText();
  const [{ lang }, change] = useSettings();
  const known = lang === 'xx' ? 'en' : lang;
  return (
    <Select<PageLang>
      label={text('app.language')}
      bare={bare}
      value={known}
      choices={LANGS.map((value) => ({ value, label: text(`app.lang.${value}`) }))}
      onChange={(value) => change({ lang: value })}
    />
  );
}

const THEMES = ['light', 'dark', 'system'] as const;

export function ThemeSelect({ bare = true }: { bare?: boolean }) {
  const text = useText();
  const [{ theme }, change] = useSettings();
  return (
    <Select<Wishes['theme']>
      label={text('app.theme')}
      bare={bare}
      value={theme}
      choices={THEMES.map((value) => ({ value, label: text(`app.theme.${value}`) }))}
      onChange={(value) => change({ theme: value })}
    />
  );
}
