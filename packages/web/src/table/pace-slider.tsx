import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useId } from 'react';
import { PACES, useSettings } from '../app/settings.ts';
import './pace-slider.css';

/** How fast the others' turns are shown, and how long bots pause: at any time, and for this browser. */
export function PaceSlider({ label }: { label: string }) {
  const text = useText();
  const id = useId();
  const [{ pace }, change] = useSettings();
  const word = text(`app.pace.${pace}`);
  return (
    <div className="pace">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={PACES.length - 1}
        step={1}
        value={PACES.indexOf(pace)}
        aria-valuetext={word}
        onChange={(e) => change({ pace: PACES[Number(e.target.value)] ?? 'normal' })}
      />
      <output htmlFor={id}>{word}</output>
    </div>
  );
}
