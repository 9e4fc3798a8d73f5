import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { cultureMsg } from '../book.ts';
import { useGame, useShown } from '../game.tsx';
import { assignLimit, pilotLevel } from '../values.ts';

/** mvs.pilot.2: what the pilot can do, and what the next level takes. */
export function PilotCard() {
  const { book } = useGame();
  const { p } = useShown();
  const text = useText();
  const level = p && pilotLevel(book, p);
  if (!p || !level) return null;
  const { home, level: n, side } = p.pilot;
  const credits = book.pack.constants.train;
  const dice = book.pack.constants.dice + level.extraDice;
  return (
    <section className="mvs-panel mvs-pilot" aria-labelledby="mvs-pilot">
      <span className="mvs-pilot-face" aria-hidden="true">
        <Icon name="astronaut-helmet" />
        <b translate="no">{side === null ? n : `${n}${side}`}</b>
      </span>
      <div>
        <p className="mvs-eyebrow">{text('mvs.ui.pilotLevel', { level: n })}</p>
        <h3 id="mvs-pilot">
          {home ? text('mvs.ui.pilotOf', { culture: cultureMsg(home) }) : text('mvs.ui.noPilot')}
        </h3>
        <ul className="mvs-pilot-facts">
          <li>{text('mvs.ui.skill', { n: level.skill })}</li>
          <li>{text('mvs.ui.speedDice', { count: dice })}</li>
          <li>{text('mvs.ui.assigns', { count: assignLimit(book, p) })}</li>
          <li>{text('mvs.ui.discount', { credits: level.discount })}</li>
          <li>{text('mvs.ui.fame', { count: level.fame })}</li>
        </ul>
        {side && home && <p className="mvs-pilot-power">{text(`mvs.ui.power.${home}.${side}`)}</p>}
        {n < 3 && home && (
          <p className="mvs-pilot-next">
            {n === 1
              ? text('mvs.ui.nextAtBase', { credits })
              : text('mvs.ui.nextAtHome', { credits, culture: cultureMsg(home) })}
          </p>
        )}
      </div>
    </section>
  );
}
