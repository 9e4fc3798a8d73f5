import type { Seat } from '@fondaco/kernel';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { MarkerName, MarkerSeal } from '../cards/signs.tsx';
import { RunStack, SmallCard } from '../cards/small.tsx';
import { cardMsg, goodMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { PlayerPiles, PlayerStats } from './stats.tsx';

/** Everything the viewer may see of a player: cargo by runs, pirates, markers and known cards. */
export function Details({ seat }: { seat: Seat }) {
  const { view, catalog, me } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const p = view.players[seat];
  if (!p) return null;
  const runs = facts.runs(view, seat);
  const unseen = p.cargo.filter((id) => id === null).length;
  const laid = p.pirates.filter((id) => id !== null);
  const known = seat === me ? [] : p.known.filter((k) => k.giver === me);
  return (
    <div className="om-details">
      <PlayerStats seat={seat} big />
      <PlayerPiles seat={seat} />
      <h3>{text('om.ui.cargo', { count: p.cargo.length })}</h3>
      <ol className="om-details-runs">
        {runs.map((run, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a run is identified by its place in the pile
          <li key={i}>
            <RunStack run={run} />
            <span className="om-cap">{say(goodMsg(catalog, run.good))}</span>
            <span>×{run.length}</span>
            <b>{text('om.ducats', { count: run.value })}</b>
          </li>
        ))}
      </ol>
      {unseen > 0 && <p>{text('om.ui.cargoUnseen', { count: unseen })}</p>}
      <h3>{text('om.ui.markers', { count: p.markers.length })}</h3>
      <ul className="om-details-markers">
        {p.markers.map((m, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a marker is identified by when it was taken
          <li key={i}>
            <MarkerSeal marker={m} />
            <MarkerName catalog={catalog} marker={m} />
          </li>
        ))}
      </ul>
      {laid.length > 0 && (
        <>
          <h3>{text('om.ui.laid')}</h3>
          <ul className="om-details-cards">
            {laid.map((id) => (
              <li key={id}>{say(cardMsg(catalog, id))}</li>
            ))}
          </ul>
        </>
      )}
      {p.hand && seat !== me && (
        <>
          <h3>{text('om.ui.stat.hand', { count: p.hand.length })}</h3>
          <div className="om-details-hand">
            {p.hand.map((id) => (
              <SmallCard key={id} catalog={catalog} id={id} />
            ))}
          </div>
        </>
      )}
      {known.length > 0 && (
        <>
          <h3>{text('om.ui.knownCards')}</h3>
          <ul className="om-details-cards">
            {known.map(({ card }) => (
              <li key={card}>{say(cardMsg(catalog, card))}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
