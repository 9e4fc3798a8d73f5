import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { systemMsg } from '../../../board/page/words.ts';
import { useFacts, useGame, useShownShip } from '../game.tsx';

/** mvs.mission.1: the open missions; those that only lack the flight to their destination are marked. */
export function Missions() {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const { seat, p } = useShownShip();
  const text = useText();
  if (!p) return null;
  return (
    <section className="mvs-panel mvs-missions" aria-labelledby="mvs-missions">
      <header>
        <h3 id="mvs-missions">{text('mvs.ui.missions')}</h3>
        <small>
          {text('mvs.ui.missionsDone', { count: p.completed.length })} ·{' '}
          {text('mvs.ui.fame', { count: facts.fameOf(view, seat, 'missions') })}
        </small>
      </header>
      <ul>
        {p.missions.map((id) => (
          <li key={id}>
            <Mission id={id} />
          </li>
        ))}
        {!p.second && (
          <li className="mvs-mission-free">
            {text('mvs.ui.secondMission', { credits: catalog.pack.constants.secondMission })}
          </li>
        )}
      </ul>
    </section>
  );
}

function Mission({ id }: { id: string }) {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const { seat } = useShownShip();
  const text = useText();
  const mission = catalog.mission(id);
  if (!mission) return null;
  const { lacks, have, want, there } = facts.mission(view, seat, id);
  const met = !lacks.includes('count');
  const { objective, destination } = mission;
  return (
    <article className={met ? 'mvs-mission is-ready' : 'mvs-mission'}>
      <b>
        {text(`mvs.mission.${id}`)}
        {met && <span className="mvs-ready">{text('mvs.ui.ready')}</span>}
      </b>
      <span>
        {have !== null && (
          <Icon name={met ? 'check' : 'cross'} label={text(met ? 'mvs.ui.met' : 'mvs.ui.notMet')} />
        )}{' '}
        {text(`mvs.ui.objective.${objective.type}`, { count: objective.value })}
        {have !== null && !met && ` · ${have}/${want}`}
      </span>
      {destination && (
        <span>
          <Icon name="position-marker" /> {text('mvs.ui.at', { place: systemMsg(destination) })}
          {there && ` · ${text('mvs.ui.youAreThere')}`}
        </span>
      )}
    </article>
  );
}
