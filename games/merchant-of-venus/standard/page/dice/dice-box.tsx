import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useFacts, useGame } from '../game.tsx';
import { itemIconName } from '../signs.tsx';
import { BOX_KEYS } from './boxes.ts';
import { useDiceControl } from './dice-control.tsx';
import { DieFace } from './die.tsx';

const SIGNS = { navigation: 'compass', throttle: 'speedometer' } as const;

/** A box for a die: a drop target, and a button that takes the lifted die. */
export function DiceBox({ box }: { box: string }) {
  const { view, catalog } = useGame();
  const text = useText();
  const control = useDiceControl();
  const die = useFacts().boxed(view, box);
  const takes = control.takes(box);
  const open = control.open(box);
  const name = text(`mvs.box.${box}`);
  const state = takes ? 'is-taking' : open ? 'is-open' : die === null ? '' : 'is-full';
  const says = text(die === null ? `mvs.ui.box.${box}` : `mvs.ui.boxed.${box}`, {
    die: die ?? 0,
  });
  const inside = (
    <>
      <span className="mvs-box-slot">
        {die === null ? (
          <Icon name={box in SIGNS ? SIGNS[box as 'navigation'] : itemIconName(catalog, box)} />
        ) : (
          <DieFace n={die} />
        )}
      </span>
      <span className="mvs-box-text">
        <b>{name}</b>
        <small>{says}</small>
      </span>
      {open && <kbd translate="no">{BOX_KEYS[box]?.toUpperCase()}</kbd>}
    </>
  );
  if (!open)
    return (
      <div className={`mvs-box ${state}`} data-box={box}>
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      className={`mvs-box ${state}`}
      data-box={box}
      onClick={() => control.put(box)}
    >
      {inside}
    </button>
  );
}
