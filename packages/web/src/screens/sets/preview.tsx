import type { Json, TableInfo } from '@fondaco/kernel';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useState } from 'react';
import type { GameInfo } from '../../api/index.ts';
import { LookProvider } from '../../table/look-provider.tsx';
import { lookWith, type TableLook } from '../../table/looks.ts';
import { OptionsForm } from '../new-table/options-form.tsx';
import { fieldsOf, usualOptions } from '../new-table/schema.ts';
import '@fondaco/page-kit/icons/with-table-icons.ts';

const SEATS = 3;

/** How the player aid would explain a table with this set. */
export function SetPreview({ game, pack }: { game: GameInfo; pack: Json }) {
  const text = useText();
  const fields = fieldsOf(game.options).filter((f) => f.t === 'choice');
  const [options, setOptions] = useState(() => usualOptions(fieldsOf(game.options)));
  const [look, setLook] = useState<TableLook | null>(null);
  const { id, rulesVersion } = game;
  useEffect(() => {
    let here = true;
    void lookWith({ game: id, rulesVersion, options }, pack).then((made) => here && setLook(made));
    return () => {
      here = false;
    };
  }, [id, rulesVersion, options, pack]);
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ seat }));
  const table = { game: id, rulesVersion, options, seats } as unknown as TableInfo;
  return (
    <div className="sets-preview">
      <h3>{text('sets.preview')}</h3>
      <OptionsForm game={id} {...{ fields, options }} onChange={setOptions} />
      {look && (
        <LookProvider look={look}>
          <look.Aid table={table} />
        </LookProvider>
      )}
    </div>
  );
}
