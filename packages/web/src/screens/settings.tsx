import { RadioCards, Tick } from '@fondaco/page-kit/ui/fields.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useSettings, type Settings as Wishes } from '../app/settings.ts';
import { Keys } from './keys.tsx';
import { LanguageSelect, ThemeSelect } from './selects.tsx';
import './settings.css';

const PACES = ['slow', 'normal', 'fast', 'off'] as const;

/** Content of the settings dialog, in the lobby and at a table. They hold for this browser, at once. */
export function SettingsForm() {
  const text = useText();
  const [{ pace, sound, confirm }, change] = useSettings();
  return (
    <div className="settings">
      <div className="settings-pair">
        <LanguageSelect bare={false} />
        <ThemeSelect bare={false} />
      </div>
      <RadioCards<Wishes['pace']>
        label={text('app.pace')}
        compact
        value={pace}
        choices={PACES.map((value) => ({ value, label: text(`app.pace.${value}`) }))}
        onChange={(value) => change({ pace: value })}
      />
      <div>
        <Tick
          label={text('app.sound')}
          hint={text('app.sound.hint')}
          checked={sound}
          onChange={(on) => change({ sound: on })}
        />
        <Tick
          label={text('app.confirm')}
          hint={text('app.confirm.hint')}
          checked={confirm}
          onChange={(on) => change({ confirm: on })}
        />
      </div>
      <details className="settings-keys">
        <summary>{text('app.keys')}</summary>
        <Keys />
      </details>
    </div>
  );
}
