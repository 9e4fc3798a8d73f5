import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Empty } from '@fondaco/page-kit/ui/empty.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useId, useState } from 'react';
import { type LoadResult, useLoad } from '../data/load.ts';
import { LoadedSection } from '../lobby/section.tsx';
import { type Act, ActDialog } from './act.tsx';

/** As many as the server lists on a page. */
const PAGE_SIZE = 50;

interface Props<T> {
  /** `keeper.NAME` is the title, `keeper.NAME.none` what an empty list says. */
  name: 'people' | 'tables' | 'reports' | 'record';
  /** Names what is listed: another list begins at its first page. */
  listed: string;
  load(page: number): Promise<T[]>;
  filter?: ReactNode;
  /** What an empty list says besides. */
  none?: string;
  row(item: T, ask: (act: Act) => void): ReactNode;
  keyOf(item: T, index: number): string | number;
  /** After something was done to what is listed. */
  changed?(): void;
}

/** One list of the keeper, page by page, with the dialog for what is done to its rows. */
export function KeeperList<T>({ name, filter, none, row, keyOf, changed, ...props }: Props<T>) {
  const text = useText();
  const title = useId();
  const { listed, more } = usePages(props.listed, props.load);
  const [act, setAct] = useState<Act | null>(null);
  return (
    <section className="panel" aria-labelledby={title}>
      <h2 id={title}>{text(`keeper.${name}`)}</h2>
      {filter}
      <LoadedSection load={listed}>
        {(items) =>
          items.length === 0 ? (
            <Empty title={text(`keeper.${name}.none`)}>{none}</Empty>
          ) : (
            <ul className="keeper-rows">
              {items.map((item, i) => (
                <li key={keyOf(item, i)}>{row(item, setAct)}</li>
              ))}
            </ul>
          )
        }
      </LoadedSection>
      {more && <Button onClick={more}>{text('lobby.more')}</Button>}
      {act && (
        <ActDialog
          act={act}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null);
            listed.reload();
            changed?.();
          }}
        />
      )}
    </section>
  );
}

function usePages<T>(
  key: string,
  list: (page: number) => Promise<T[]>,
): { listed: LoadResult<T[]>; more: (() => void) | null } {
  const [shown, setShown] = useState({ key, pages: 1 });
  const pages = shown.key === key ? shown.pages : 1;
  const listed = useLoad(
    async () => (await Promise.all(Array.from({ length: pages }, (_, n) => list(n)))).flat(),
    [key, pages],
  );
  const isFull = (listed.data?.length ?? 0) >= pages * PAGE_SIZE;
  return { listed, more: isFull ? () => setShown({ key, pages: pages + 1 }) : null };
}

interface ChoiceProps<T extends string> {
  label: string;
  /** `TEXTS.CHOICE` is what a button says. */
  texts: string;
  choices: readonly T[];
  chosen: T;
  choose(choice: NoInfer<T>): void;
}

/** Buttons of which one is pressed: which of several lists is shown. */
export function ListChoice<T extends string>(props: ChoiceProps<T>) {
  const { label, texts, choices, chosen, choose } = props;
  const text = useText();
  return (
    <fieldset className="lobby-filter keeper-filter" aria-label={label}>
      {choices.map((each) => (
        <Button
          key={each}
          className="button-small"
          aria-pressed={chosen === each}
          onClick={() => choose(each)}
        >
          {text(`${texts}.${each}`)}
        </Button>
      ))}
    </fieldset>
  );
}
