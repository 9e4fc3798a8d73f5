import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useFacts, useGame, useShownShip } from '../game.tsx';
import { ItemSign } from '../signs.tsx';
import { Dials } from './dials.tsx';
import { Holds } from './holds.tsx';
import { Missions } from './missions.tsx';
import { PilotCard } from './pilot.tsx';
import { Rewards } from './rewards.tsx';
import { Upgrades } from './upgrades.tsx';
import './ship.css';
import './cargo.css';

/** The dashboard sheet of a ship. */
export function Dashboard() {
  return (
    <div className="mvs-dash">
      <Dials />
      <Upgrades />
      <Holds />
      <Drive />
      <Fame />
      <PilotCard />
      <Missions />
      <Rewards />
    </div>
  );
}

/** mvs.drive.1: the ship's drive and what it skips. */
function Drive() {
  const { catalog } = useGame();
  const { p } = useShownShip();
  const text = useText();
  return (
    <section className="mvs-panel mvs-drive" aria-labelledby="mvs-drive">
      <h3 id="mvs-drive">{text('mvs.ui.drive')}</h3>
      {p?.drive ? (
        <p>
          <ItemSign catalog={catalog} id={p.drive} />
          <span>
            <b>{text(`mvs.equipment.${p.drive}`)}</b>
            <small>{text(`mvs.ui.skips.${p.drive}`)}</small>
          </span>
        </p>
      ) : (
        <p className="mvs-none">{text('mvs.ui.noDrive')}</p>
      )}
    </section>
  );
}

function Fame() {
  const { view } = useGame();
  const facts = useFacts();
  const { seat, p } = useShownShip();
  const text = useText();
  return (
    <section className="mvs-panel mvs-fame" aria-label={text('mvs.ui.fameAndInfamy')}>
      <p>
        <Icon name="laurels" />
        <b>{p?.fame ?? 0}</b>
        <small>{text('mvs.ui.fameTokens')}</small>
      </p>
      <p>
        <Icon name="pirate-flag" />
        <b>{p?.infamy ?? 0}</b>
        <small>{text('mvs.ui.infamyTokens')}</small>
      </p>
      <p className="mvs-fame-all">{text('mvs.ui.fameNow', { count: facts.fame(view, seat) })}</p>
    </section>
  );
}
