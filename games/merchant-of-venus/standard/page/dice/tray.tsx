import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useFacts, useGame, useShownShip } from '../game.tsx';
import { DiceBox } from './dice-box.tsx';
import { useDiceControl } from './dice-control.tsx';
import { DieFace } from './die.tsx';
import './dice.css';

/** The speed dice of this turn, and the boxes of the active ship. */
export function DiceTray() {
  const { view, me } = useGame();
  const facts = useFacts();
  const { seat } = useShownShip();
  const text = useText();
  const control = useDiceControl();
  const p = view.players[view.active];
  const { dice } = view.turn;
  if (!p || dice.length === 0) return null;
  const mine = view.active === seat && me !== null;
  return (
    <section className="mvs-tray" aria-label={text('mvs.ui.tray')} data-part="hand">
      <div className="mvs-dice">
        <ol aria-label={text('mvs.ui.dice')}>
          {dice.map((die, at) => {
            const movable = mine && control.movable(at);
            const label = text(die.box ? 'mvs.ui.dieIn' : 'mvs.ui.die', {
              die: die.value,
              box: { key: `mvs.box.${die.box ?? 'navigation'}` },
            });
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is identified by its place
              <li key={at} className={die.box ? 'is-placed' : ''}>
                {movable && <kbd translate="no">{at + 1}</kbd>}
                {movable ? (
                  <button
                    type="button"
                    className={
                      control.lifted === at ? 'mvs-die-button is-lifted' : 'mvs-die-button'
                    }
                    aria-pressed={control.lifted === at}
                    data-die={at + 1}
                    {...control.handlers(at)}
                    onClick={() => {
                      if (!control.wasDrag()) control.lift(at);
                    }}
                  >
                    <DieFace n={die.value} />
                    <span className="unseen">{label}</span>
                  </button>
                ) : (
                  <span className="mvs-die-still">
                    <DieFace n={die.value} />
                    <span className="unseen">{label}</span>
                  </span>
                )}
              </li>
            );
          })}
        </ol>
        <p className="mvs-dice-sum">
          <b>{text('mvs.ui.sum', { count: facts.diceSum(view) })}</b>
          <span className="mvs-limit">{text('mvs.ui.assigned', facts.assigned(view))}</span>
        </p>
      </div>
      <ul className="mvs-boxes">
        {facts.boxes(p).map((box) => (
          <li key={box}>
            <DiceBox box={box} />
          </li>
        ))}
      </ul>
    </section>
  );
}
