import { Empty } from '@fondaco/page-kit/ui/empty.tsx';
import { LabelledField } from '@fondaco/page-kit/ui/fields.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useDeferredValue, useState } from 'react';
import { keeperApi } from '../../api/keeper.ts';
import { LoadedSection } from '../lobby/section.tsx';
import { personName } from '../words.ts';
import { type Act, ActDialog } from './act.tsx';
import { More, usePages } from './pages.tsx';
import { PersonActs, PersonState, useDay } from './person.tsx';

export function PeoplePart() {
  const text = useText();
  const day = useDay();
  const [typed, setTyped] = useState('');
  const part = useDeferredValue(typed.trim());
  const { listed, more } = usePages(part, (page) => keeperApi.people(part, page));
  const [act, setAct] = useState<Act | null>(null);
  return (
    <section className="panel" aria-labelledby="keeper-people">
      <h2 id="keeper-people">{text('keeper.people')}</h2>
      <LabelledField
        label={text('keeper.find')}
        type="search"
        value={typed}
        maxLength={30}
        translate="no"
        onChange={(e) => setTyped(e.target.value)}
      />
      <LoadedSection load={listed}>
        {(people) =>
          people.length === 0 ? (
            <Empty title={text('keeper.people.none')} />
          ) : (
            <ul className="keeper-rows">
              {people.map((person) => (
                <li key={person.id} className="keeper-row">
                  <div>
                    <h3 className="person-name" translate="no">
                      {personName(text, person)}
                    </h3>
                    <p className="quiet-text">
                      {text('keeper.person.seen', {
                        seen: day(person.seen),
                        day: day(person.created),
                      })}
                    </p>
                    <p className="quiet-text">
                      {text('keeper.person.tables', { open: person.open, running: person.running })}
                    </p>
                  </div>
                  <div className="keeper-acts">
                    <PersonState person={person} />
                    <PersonActs person={person} ask={setAct} />
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedSection>
      <More more={more} />
      {act && (
        <ActDialog
          act={act}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null);
            listed.reload();
          }}
        />
      )}
    </section>
  );
}
