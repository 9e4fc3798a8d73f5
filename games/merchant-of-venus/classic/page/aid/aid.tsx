import { AidSection } from '@fondaco/page-kit/table/aid.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { AidItem, AidList } from '../../../shared/page/aid.tsx';
import { catalogOf, EQUIPMENT, itemMsg, relicMsg, SHIPS, shipMsg } from '../catalog.ts';
import { useFacts } from '../game.tsx';
import { ItemSign } from '../signs.tsx';
import { ScienceTable } from './science-table.tsx';
import '@fondaco/page-kit/icons/with-star-icons.ts';

/** The player aid: the rules players look up in the middle of a turn. */
export function Aid() {
  const facts = useFacts();
  const catalog = catalogOf(facts);
  const say = useSay();
  const text = useText();
  return (
    <div className="face-aid">
      <AidSection title={text('mv.ui.aid.turn')} rule="mvc.turn.1">
        <ol>
          {(['heading', 'speed', 'move', 'trade'] as const).map((p) => (
            <li key={p}>
              <b>{text(`mv.ui.phase.${p}`)}</b> {text(`mv.ui.aid.phase.${p}`)}
            </li>
          ))}
        </ol>
      </AidSection>
      <AidSection title={text('mv.ui.look.science')} rule="mvc.buy.4">
        <ScienceTable />
      </AidSection>
      <AidSection title={text('mv.ui.aid.ships')} rule="mvc.buy.5">
        <AidList>
          {SHIPS.map((id) => {
            const { dice, holds, cost, tradeIn } = catalog.ship(id);
            return (
              <AidItem
                key={id}
                sign={<ItemSign catalog={catalog} id={`ship:${id}`} small />}
                name={say(shipMsg(id))}
                note={[
                  text('mv.ui.shipDice', { count: dice }),
                  text('mv.ui.shipHolds', { count: holds }),
                  text('mv.ui.tradeIn', { credits: tradeIn }),
                ].join(' · ')}
                credits={cost}
              />
            );
          })}
        </AidList>
      </AidSection>
      <AidSection title={text('mv.ui.aid.equipment')} rule="mvc.buy.4">
        <AidList>
          {EQUIPMENT.map((id) => (
            <AidItem
              key={id}
              sign={<ItemSign catalog={catalog} id={id} small />}
              name={say(itemMsg(catalog, id))}
              note={text(`mv.ui.equipment.${id}`)}
              credits={catalog.equipment(id).cost}
            />
          ))}
        </AidList>
      </AidSection>
      <AidSection title={text('mv.ui.aid.relics')} rule="mvc.encounter.2">
        <AidList>
          {catalog.pack.relics.map(({ id, value }) => (
            <AidItem
              key={id}
              sign={<ItemSign catalog={catalog} id={`relic:${id}`} small />}
              name={say(relicMsg(id))}
              note={text(`mv.ui.relic.${id}`)}
              credits={value}
            />
          ))}
        </AidList>
      </AidSection>
      <AidSection title={text('mv.ui.aid.end')} rule="mvc.end.1">
        <p>
          {facts.goal === null
            ? text('mv.ui.aid.endBank')
            : text('mv.ui.aid.endGoal', { goal: facts.goal })}
        </p>
      </AidSection>
    </div>
  );
}
