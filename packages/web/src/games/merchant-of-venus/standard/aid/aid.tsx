import type { TableInfo } from '@fondaco/kernel';
import type { ReactNode } from 'react';
import '../../../../icons/with-star-icons.ts';
import { RuleLink } from '../../../../ui/rule-link.tsx';
import { useSay, useText } from '../../../../words/words.tsx';
import { bookOf, techMsg } from '../book.ts';
import { Credits, ItemSign, MarketTokens } from '../signs.tsx';
import { PHASES } from '../view.ts';
import './aid.css';

/** The player aid: what one looks up in the middle of a turn. */
export function Aid({ table }: { table: TableInfo }) {
  const book = bookOf(table.options);
  const say = useSay();
  const text = useText();
  const { fame, throttle } = book.pack.constants;
  const techs = book.pack.techs.filter(
    (t, i, all) => all.findIndex((x) => x.kind === t.kind) === i,
  );
  return (
    <div className="mvs-aid">
      <Section title={text('mvs.ui.aid.turn')} rule="mvs.turn.1">
        <ol>
          {PHASES.map((p) => (
            <li key={p}>
              <b>{text(`mvs.ui.phase.${p}`)}</b> {text(`mvs.ui.aid.${p}`)}
            </li>
          ))}
        </ol>
      </Section>
      <Section title={text('mvs.ui.aid.dice')} rule="mvs.speed.3">
        <p>{text('mvs.ui.aid.boxes', { throttle })}</p>
      </Section>
      <Section title={text('mvs.ui.aid.checks')} rule="mvs.hazard.1">
        <p>{text('mvs.ui.aid.check')}</p>
        <p>{text('mvs.ui.aid.pirate')}</p>
      </Section>
      <Section title={text('mvs.ui.markets')} rule="mvs.market.7">
        <p>
          <MarketTokens market={['active', 'high', 'low']} /> {text('mvs.ui.aid.market')}
        </p>
      </Section>
      <Section title={text('mvs.ui.upgrades')} rule="mvs.tech.1">
        <ul className="mvs-aid-list">
          {techs.map((t) => (
            <li key={t.id}>
              <ItemSign book={book} id={t.id} small />
              <span>
                <b>
                  {t.value === undefined ? say(techMsg(book, t.id)) : text(`mvs.tech.${t.kind}`)}
                </b>{' '}
                {text(`mvs.ui.tech.${t.kind}`)}
              </span>
              <Credits n={t.cost} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={text('mvs.ui.aid.end')} rule="mvs.end.2">
        <p>
          {text('mvs.ui.aid.score', {
            credits: fame.credits,
            mission: fame.mission,
            relic: fame.relic,
            port: book.pack.constants.spaceport,
          })}
        </p>
      </Section>
    </div>
  );
}

function Section({ title, rule, children }: { title: string; rule: string; children: ReactNode }) {
  return (
    <section>
      <h3>
        {title} <RuleLink rule={rule} />
      </h3>
      {children}
    </section>
  );
}
