import type { TableInfo } from '@fondaco/kernel';
import type { ReactNode } from 'react';
import { RuleLink } from '../../../../ui/rule-link.tsx';
import { useSay, useText } from '../../../../words/words.tsx';
import { bookOf, EQUIPMENT, itemMsg, relicMsg, SHIPS, shipMsg } from '../book.ts';
import { Credits, ItemSign } from '../signs.tsx';
import '../../../../icons/with-star-icons.ts';
import './aid.css';

/** The player aid: what one looks up in the middle of a turn. */
export function Aid({ table }: { table: TableInfo }) {
  const book = bookOf(table.options);
  const say = useSay();
  const text = useText();
  return (
    <div className="mv-aid">
      <Section title={text('mv.ui.aid.turn')} rule="mvc.turn.1">
        <ol>
          {(['heading', 'speed', 'move', 'trade'] as const).map((p) => (
            <li key={p}>
              <b>{text(`mv.ui.phase.${p}`)}</b> {text(`mv.ui.aid.phase.${p}`)}
            </li>
          ))}
        </ol>
      </Section>
      <Section title={text('mv.ui.aid.ships')} rule="mvc.buy.5">
        <ul className="mv-aid-list">
          {SHIPS.map((id) => {
            const { dice, holds, cost, tradeIn } = book.ship(id);
            return (
              <li key={id}>
                <ItemSign book={book} id={`ship:${id}`} small />
                <span>
                  <b className="mv-cap">{say(shipMsg(id))}</b>{' '}
                  {text('mv.ui.shipDice', { count: dice })}
                  {' · '}
                  {text('mv.ui.shipHolds', { count: holds })}
                  {' · '}
                  {text('mv.ui.tradeIn', { credits: tradeIn })}
                </span>
                <Credits n={cost} />
              </li>
            );
          })}
        </ul>
      </Section>
      <Section title={text('mv.ui.aid.equipment')} rule="mvc.buy.4">
        <ul className="mv-aid-list">
          {EQUIPMENT.map((id) => (
            <li key={id}>
              <ItemSign book={book} id={id} small />
              <span>
                <b className="mv-cap">{say(itemMsg(book, id))}</b> {text(`mv.ui.equipment.${id}`)}
              </span>
              <Credits n={book.equipment(id).cost} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={text('mv.ui.aid.relics')} rule="mvc.encounter.2">
        <ul className="mv-aid-list">
          {book.pack.relics.map(({ id, value }) => (
            <li key={id}>
              <ItemSign book={book} id={`relic:${id}`} small />
              <span>
                <b>{say(relicMsg(id))}</b> {text(`mv.ui.relic.${id}`)}
              </span>
              <Credits n={value} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={text('mv.ui.aid.end')} rule="mvc.end.1">
        <p>
          {text(book.smallBank ? 'mv.ui.aid.endBank' : 'mv.ui.aid.endGoal', { goal: book.goal })}
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
