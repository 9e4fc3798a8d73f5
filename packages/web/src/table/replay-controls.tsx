import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useState } from 'react';
import './replay.css';

interface Props {
  at: number;
  last: number;
  /** Whether a turn begins with this entry. */
  isTurn(index: number): boolean;
  isRunningAtFirst: boolean;
  /** What happened here. */
  says: string;
  onChange(at: number): void;
  onLeave(): void;
  /** Left out where nothing can be played on. */
  onPlayOn?: (() => void) | undefined;
}

const STEP_MS = 1100;

/** A slider over the game, and buttons for step, turn and playing on. */
export function ReplayControls(props: Props) {
  const { at, last, isTurn, isRunningAtFirst, says, onChange, onLeave, onPlayOn } = props;
  const text = useText();
  const [running, setRunning] = useState(isRunningAtFirst);
  useEffect(() => {
    if (!running) return;
    if (at >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => onChange(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [running, at, last, onChange]);
  const turn = (by: 1 | -1): void => {
    let i = at + by;
    while (i > 0 && i < last && !isTurn(i)) i += by;
    onChange(Math.min(Math.max(i, 0), last));
  };
  const button = (name: string, icon: IconName, off: boolean, go: () => void) => (
    <Button look="quiet" aria-label={text(name)} title={text(name)} disabled={off} onClick={go}>
      <Icon name={icon} size={20} />
    </Button>
  );
  return (
    <section className="replay" aria-label={text('table.replay')}>
      <div className="replay-buttons">
        {button('table.replay.turnBack', 'first', at <= 0, () => turn(-1))}
        {button('table.replay.back', 'left', at <= 0, () => onChange(at - 1))}
        {button(
          running ? 'table.replay.pause' : 'table.replay.play',
          running ? 'pause' : 'play',
          last <= 0,
          () => {
            if (!running && at >= last) onChange(0);
            setRunning(!running);
          },
        )}
        {button('table.replay.forward', 'right', at >= last, () => onChange(at + 1))}
        {button('table.replay.turnForward', 'last', at >= last, () => turn(1))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={text('table.replay.slider')}
        aria-valuetext={text('table.replay.at', { at: at + 1, all: last + 1, what: says })}
        onChange={(e) => onChange(Number(e.target.value))}
      />
      <output className="replay-count">
        {text('table.replay.count', { at: at + 1, all: last + 1 })}
      </output>
      <p className="replay-says" aria-live="polite">
        {says}
      </p>
      {onPlayOn && (
        <Button className="replay-play-on" onClick={onPlayOn}>
          {text('table.playOn')}
        </Button>
      )}
      <Button className="replay-leave" onClick={onLeave}>
        {text('table.toTable')}
      </Button>
    </section>
  );
}
