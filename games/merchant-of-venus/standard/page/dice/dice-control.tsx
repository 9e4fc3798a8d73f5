import type { OwnQuestion } from '@fondaco/kernel';
import {
  createContext,
  type PointerEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { type AnswerProps, sendActions } from '../answers.ts';
import { useGame } from '../game.tsx';
import { assignOption, BOX_KEYS, boxOptions } from './boxes.ts';
import { DieFace } from './die.tsx';
import { useDieDrag } from './use-die-drag.ts';

/** Lifting dice and putting them into boxes. */
interface DiceControl {
  /** Index of the lifted die; null if none is. */
  lifted: number | null;
  /** Whether some box takes this die now. */
  movable(at: number): boolean;
  /** Lifts a die, or puts it down if it is lifted. */
  lift(at: number): void;
  /** Whether a box takes the lifted die. */
  takes(box: string): boolean;
  /** Whether a box takes any die now. */
  open(box: string): boolean;
  /** Puts the lifted die into a box; without one, the only die that fits. */
  put(box: string): void;
  handlers(at: number): Record<string, (e: PointerEvent) => void>;
  wasDrag(): boolean;
}

const Context = createContext<DiceControl | null>(null);

/** The dice control of the table; only below a DiceProvider. */
export function useDiceControl(): DiceControl {
  const control = use(Context);
  if (!control) throw new Error('only beside dice');
  return control;
}

interface Props {
  q: OwnQuestion | null;
  ask: AnswerProps;
  children: ReactNode;
}

/**
 * Provides the dice control: by mouse or finger (drag, or lift and tap) and by keys (number of the die, then letter of
 * the box).
 */
export function DiceProvider({ q, ask, children }: Props) {
  const { view } = useGame();
  const { dice } = view.turn;
  const [lifted, setLifted] = useState<number | null>(null);
  const id = q?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lifted die belongs to the question
  useEffect(() => setLifted(null), [id]);

  const valueAt = useCallback((at: number) => dice[at]?.value ?? 0, [dice]);
  const movable = useCallback(
    (at: number) =>
      dice[at]?.box === null &&
      Object.keys(BOX_KEYS).some((box) => assignOption(q, valueAt(at), box) !== undefined),
    [dice, q, valueAt],
  );
  const putFrom = useCallback(
    (at: number, box: string) => {
      const option = assignOption(q, valueAt(at), box);
      if (!option || !q) return;
      setLifted(null);
      sendActions(ask, q, option.action);
    },
    [q, ask, valueAt],
  );
  const drag = useDieDrag({
    onDrop: (at, box) => (box === null ? setLifted(null) : putFrom(at, box)),
    onStart: setLifted,
  });
  const { handlers, wasDrag, dragged } = drag;
  const control = useMemo<DiceControl>(
    () => ({
      lifted,
      movable,
      lift: (at) => setLifted((old) => (old === at || !movable(at) ? null : at)),
      takes: (box) => lifted !== null && assignOption(q, valueAt(lifted), box) !== undefined,
      open: (box) => boxOptions(q, box).length > 0,
      put(box) {
        if (lifted !== null) putFrom(lifted, box);
        else {
          // No die is lifted: if only one option fits the box, take it.
          const [only, other] = boxOptions(q, box);
          if (q && only && !other) sendActions(ask, q, only.action);
        }
      },
      handlers,
      wasDrag,
    }),
    [lifted, movable, q, ask, valueAt, putFrom, handlers, wasDrag],
  );
  useDiceKeys(control, q !== null);
  return (
    <Context.Provider value={control}>
      {children}
      {dragged && (
        <span
          className="mvs-dragged"
          style={{ left: dragged.x, top: dragged.y }}
          aria-hidden="true"
        >
          <DieFace n={valueAt(dragged.at)} size={48} />
        </span>
      )}
    </Context.Provider>
  );
}

const BOX_OF_KEY = new Map(Object.entries(BOX_KEYS).map(([box, key]) => [key, box]));

function useDiceKeys(control: DiceControl, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const pressed = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || document.querySelector('dialog:modal')) return;
      const at = e.target instanceof HTMLElement ? e.target.tagName : '';
      if (['INPUT', 'TEXTAREA', 'SELECT'].includes(at)) return;
      const box = BOX_OF_KEY.get(e.key.toLowerCase());
      if (/^[1-4]$/.test(e.key)) control.lift(Number(e.key) - 1);
      else if (box !== undefined && control.open(box)) control.put(box);
      else return;
      e.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [control, on]);
}
