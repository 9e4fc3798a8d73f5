import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { cultureMsg } from '../catalog.ts';
import { useFacts, useGame, useShownShip } from '../game.tsx';

/** mvs.pilot.2: what the pilot can do, and what the next level costs. */
export function PilotCard() {
  const { catalog } = useGame();
  const { p } = useShownShip();
  const text = useText();
  const facts = useFacts();
  if (!p) return null;
  const pilot = facts.pilot(p);
  const { home, level: n, side } = p.pilot;
  const credits = catalog.pack.constants.train;
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
          <li>{text('mvs.ui.skill', { n: pilot.skill })}</li>
          <li>{text('mvs.ui.speedDice', { count: pilot.dice })}</li>
          <li>{text('mvs.ui.assigns', { count: pilot.assign })}</li>
          <li>{text('mvs.ui.discount', { credits: pilot.discount })}</li>
          <li>{text('mvs.ui.fame', { count: pilot.fame })}</li>
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
