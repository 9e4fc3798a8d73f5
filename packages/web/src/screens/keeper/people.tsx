import { LabelledField } from '@fondaco/page-kit/ui/fields.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useDeferredValue, useState } from 'react';
import { keeperApi } from '../../api/keeper.ts';
import { personName } from '../words.ts';
import { KeeperList } from './list.tsx';
import { PersonActs, PersonState, useDay } from './person.tsx';

export function PeoplePart() {
  const text = useText();
  const day = useDay();
  const [typed, setTyped] = useState('');
  const part = useDeferredValue(typed.trim());
  return (
    <KeeperList
      name="people"
      listed={part}
      load={(page) => keeperApi.people(part, page)}
      keyOf={({ id }) => id}
      filter={
        <LabelledField
          label={text('keeper.find')}
          type="search"
          value={typed}
          maxLength={30}
          translate="no"
          onChange={(e) => setTyped(e.target.value)}
        />
      }
      row={(person, ask) => (
        <div className="keeper-row">
          <div>
            <h3 className="person-name" translate="no">
              {personName(text, person)}
            </h3>
            <p className="quiet-text">
              {text('keeper.person.seen', { seen: day(person.seen), day: day(person.created) })}
            </p>
            <p className="quiet-text">
              {text('keeper.person.tables', { open: person.open, running: person.running })}
            </p>
          </div>
          <div className="keeper-acts">
            <PersonState person={person} />
            <PersonActs person={person} ask={ask} />
          </div>
        </div>
      )}
    />
  );
}
