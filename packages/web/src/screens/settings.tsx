import { Tick } from '@fondaco/page-kit/ui/fields.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useSettings } from '../app/settings.ts';
import { forgetExplained } from '../explain/seen.ts';
import { PaceSlider } from '../table/pace-slider.tsx';
import { Keys } from './keys.tsx';
import { LanguageSelect, ThemeSelect } from './selects.tsx';
import './settings.css';

/** Content of the settings dialog, in the lobby and at a table. They hold for this browser, at once. */
export function SettingsForm() {
  const text = useText();
  const [{ sound, confirm, sayDone, explain }, change] = useSettings();
  return (
    <div className="settings">
      <div className="settings-pair">
        <LanguageSelect bare={false} />
        <ThemeSelect bare={false} />
      </div>
      <PaceSlider label={text('app.pace')} />
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
        <Tick
          label={text('app.sayDone')}
          hint={text('app.sayDone.hint')}
          checked={sayDone}
          onChange={(on) => change({ sayDone: on })}
        />
        <Tick
          label={text('app.explain')}
          hint={text('app.explain.hint')}
          checked={explain}
          onChange={(on) => {
            change({ explain: on });
            if (on) forgetExplained();
          }}
        />
      </div>
      <details className="settings-keys">
        <summary>{text('app.keys')}</summary>
        <Keys />
      </details>
    </div>
  );
}
