import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import type { SystemId } from '../../classic/rules/index.ts';
import { boxStyle, middleAt } from './chart-text.tsx';
import { PLATES, systemPoint } from './galaxy.ts';
import type { SystemChoice } from './scene.ts';
import { useLettering } from './use-lettering.tsx';
import './plate-buttons.css';

type PlateBox = (typeof PLATES)[number];

interface Props {
  /** The words of each plate, for screen readers. */
  nameOf(system: SystemId): string;
  choices: readonly SystemChoice[];
  chosen: SystemChoice | null;
  /** A plate has the keyboard's focus. */
  onFocus(system: SystemId): void;
  /** A plate is pointed at or has the focus; null: none is any more. */
  onPeek(system: SystemId | null): void;
  /** `byKey` tells a key press from a pointer press. */
  onChoose(choice: SystemChoice, byKey: boolean): void;
  onLookUp(system: SystemId, byKey: boolean): void;
}

/** The places that can be looked up, from left to right. */
const BOXES: readonly PlateBox[] = PLATES.filter(({ kind }) => kind !== 'anomaly').toSorted(
  (a, b) => a.x - b.x || a.y - b.y,
);

/**
 * A button over every plate: it chooses the system where one is asked for, and else looks up who lives there. Those that
 * look something up are one tab stop together; arrow keys lead to the others.
 */
export const PlateButtons = memo(function PlateButtons(props: Props): ReactNode {
  const { nameOf, choices, chosen, onFocus, onPeek, onChoose, onLookUp } = props;
  const text = useText();
  const { plates, titles } = useLettering();
  const list = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<SystemId>(BOXES[0]?.system ?? '');
  const key = (e: KeyboardEvent): void => {
    const step = STEPS[e.key];
    if (step === undefined) return;
    const at = BOXES.findIndex(({ system }) => system === stop);
    const next = BOXES[(at + step + BOXES.length) % BOXES.length]?.system ?? stop;
    e.preventDefault();
    e.stopPropagation();
    setStop(next);
    list.current
      ?.querySelector<HTMLElement>(`[data-system="${next}"]`)
      ?.focus({ preventScroll: true });
  };
  return (
    <div ref={list} role="toolbar" aria-label={text('mv.chart.plates')} onKeyDown={key}>
      {BOXES.map(({ system }) => {
        const box = plates.get(system) ?? titles.get(system);
        const choice = choices.find((c) => c.system === system);
        return (
          <button
            key={system}
            type="button"
            data-system={system}
            className={`mv-chart-plate ${choice ? 'is-choice' : ''} ${box ? '' : 'is-unplaced'}`}
            style={box ? boxStyle(box) : middleAt(systemPoint(system))}
            tabIndex={choice || system === stop ? 0 : -1}
            aria-label={nameOf(system)}
            aria-pressed={choice ? choice === chosen : undefined}
            onFocus={(e) => {
              setStop(system);
              onPeek(system);
              if (e.currentTarget.matches(':focus-visible')) onFocus(system);
            }}
            onBlur={() => onPeek(null)}
            onPointerEnter={(e) => e.pointerType === 'mouse' && onPeek(system)}
            onPointerLeave={() => onPeek(null)}
            onClick={(e) =>
              choice ? onChoose(choice, e.detail === 0) : onLookUp(system, e.detail === 0)
            }
          />
        );
      })}
    </div>
  );
});

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};
