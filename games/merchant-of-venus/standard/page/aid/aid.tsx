import '@fondaco/page-kit/icons/with-star-icons.ts';
import { AidSection } from '@fondaco/page-kit/table/aid.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { AidItem, AidList } from '../../../shared/page/aid.tsx';
import { catalogOf, techMsg } from '../catalog.ts';
import { useFacts } from '../game.tsx';
import { ItemSign, MarketTokens } from '../signs.tsx';
import { TURN_PHASES } from '../view.ts';

/** The player aid: the rules players look up in the middle of a turn. */
export function Aid() {
  const catalog = catalogOf(useFacts());
  const say = useSay();
  const text = useText();
  const { fame, throttle } = catalog.pack.constants;
  const techs = catalog.pack.techs.filter(
    (t, i, all) => all.findIndex((x) => x.kind === t.kind) === i,
  );
  return (
    <div className="face-aid">
      <AidSection title={text('mvs.ui.aid.turn')} rule="mvs.turn.1">
        <ol>
          {TURN_PHASES.map((p) => (
            <li key={p}>
              <b>{text(`mvs.ui.phase.${p}`)}</b> {text(`mvs.ui.aid.${p}`)}
            </li>
          ))}
        </ol>
      </AidSection>
      <AidSection title={text('mvs.ui.aid.dice')} rule="mvs.speed.3">
        <p>{text('mvs.ui.aid.boxes', { throttle })}</p>
      </AidSection>
      <AidSection title={text('mvs.ui.aid.checks')} rule="mvs.hazard.1">
        <p>{text('mvs.ui.aid.check')}</p>
        <p>{text('mvs.ui.aid.pirate')}</p>
      </AidSection>
      <AidSection title={text('mvs.ui.markets')} rule="mvs.market.7">
        <p>
          <MarketTokens market={['active', 'high', 'low']} /> {text('mvs.ui.aid.market')}
        </p>
      </AidSection>
      <AidSection title={text('mvs.ui.upgrades')} rule="mvs.tech.1">
        <AidList>
          {techs.map((t) => (
            <AidItem
              key={t.id}
              sign={<ItemSign catalog={catalog} id={t.id} small />}
              name={
                t.value === undefined ? say(techMsg(catalog, t.id)) : text(`mvs.tech.${t.kind}`)
              }
              note={text(`mvs.ui.tech.${t.kind}`)}
              credits={t.cost}
            />
          ))}
        </AidList>
      </AidSection>
      <AidSection title={text('mvs.ui.aid.end')} rule="mvs.end.2">
        <p>
          {text('mvs.ui.aid.score', {
            credits: fame.credits,
            mission: fame.mission,
            relic: fame.relic,
            port: catalog.pack.constants.spaceport,
          })}
        </p>
      </AidSection>
    </div>
  );
}
