import type { Seat } from '@fondaco/kernel';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useMemo } from 'react';
import { cultureMsg } from '../catalog.ts';
import { placeMsg } from '../chart/board-side.ts';
import { type GameContext, GameProvider, useFacts, useGame } from '../game.tsx';
import { Holds } from '../ship/holds.tsx';
import { Missions } from '../ship/missions.tsx';
import { PilotCard } from '../ship/pilot.tsx';
import { Rewards } from '../ship/rewards.tsx';
import { Credits, ItemSign } from '../signs.tsx';
import '../ship/ship.css';
import '../ship/cargo.css';

/** Everything that is public about a player. */
export function Details({ seat }: { seat: Seat }) {
  const game = useGame();
  const { catalog, view } = game;
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  // The dashboard's parts show the viewer's ship, so this player is set as the viewer here.
  const theirs = useMemo<GameContext>(() => ({ ...game, me: seat }), [game, seat]);
  const p = view.players[seat];
  if (!p) return null;
  const contacts = Object.entries(p.contacts).filter(([, left]) => left > 0);
  return (
    <GameProvider value={theirs}>
      <div className="mvs-details">
        <p>
          <b>
            <Credits n={p.credits} />
          </b>
          {' · '}
          {say(placeMsg(catalog, p.space))}
        </p>
        <ul className="mvs-pilot-facts">
          <li>
            {text('mvs.equipment.laser')} {p.laser}
          </li>
          <li>
            {text('mvs.equipment.shield')} {p.shield}
          </li>
          {p.drive && <li>{text(`mvs.equipment.${p.drive}`)}</li>}
          <li>{text('mvs.ui.portsN', { count: facts.ports(view, seat) })}</li>
          <li>{text('mvs.ui.drillsN', { count: facts.drills(view, seat) })}</li>
          <li>{text('mvs.ui.fameNow', { count: facts.fame(view, seat) })}</li>
        </ul>
        <PilotCard />
        <Holds />
        {p.techs.length > 0 && (
          <ul className="mvs-techs">
            {p.techs.map((id, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: there may be several Data Probes
              <li key={i}>
                <ItemSign catalog={catalog} id={id} small />
                <b>{text(`mvs.tech.${catalog.tech(id)?.kind ?? id}`)}</b>
              </li>
            ))}
          </ul>
        )}
        {contacts.length > 0 && (
          <p>
            {text('mvs.ui.contactCredits')}:{' '}
            {contacts.map(([id, left]) => `${say(cultureMsg(id))} ${left}`).join(', ')}
          </p>
        )}
        <Missions />
        <Rewards />
      </div>
    </GameProvider>
  );
}
