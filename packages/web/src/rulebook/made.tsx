import type { BookTable } from '@fondaco/kernel';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import { tableWords } from '@fondaco/text';
import { createContext, use, useId } from 'react';
import { Highlighted, Inline } from './inline.tsx';
import type { LoadedBook } from './load.ts';
import { TableFrame } from './table-frame.tsx';

const BookContext = createContext<Pick<LoadedBook, 'tables' | 'pictures'>>({
  tables: {},
  pictures: {},
});
export const BookProvider = BookContext.Provider;

interface Props {
  kind: 'table' | 'picture';
  name: string;
  caption: string;
}

/** What the game makes for its rulebook: a table from the component set, or a picture. */
export function Made({ kind, name, caption }: Props) {
  const { tables, pictures } = use(BookContext);
  if (kind === 'table') {
    const table = tables[name];
    return table && <MadeTable table={table} caption={caption} />;
  }
  const Picture = pictures[name];
  return (
    Picture && (
      <figure className="rules-picture">
        <Picture />
        <figcaption>
          <Inline text={caption} />
        </figcaption>
      </figure>
    )
  );
}

/** Columns with longer texts are wider: a table that is scrolled sideways should not be high as well. */
const LONG_CELL_LETTERS = 24;

function MadeTable({ table, caption }: { table: BookTable; caption: string }) {
  const say = useSay();
  const id = useId();
  const [head = [], ...words] = tableWords(table, say);
  const looks = head.map((_, i) => {
    if (table.rows.every((row) => typeof row[i] === 'number')) return 'rules-number';
    return words.some((row) => (row[i]?.length ?? 0) > LONG_CELL_LETTERS) ? 'rules-long' : '';
  });
  return (
    <TableFrame caption={id}>
      <caption id={id}>
        <Inline text={caption} />
      </caption>
      <thead>
        <tr>
          {head.map((column, i) => (
            <th key={column} scope="col" className={looks[i]}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are
          <tr key={at}>
            {row.map((cell, i) => {
              const Cell = i === 0 ? 'th' : 'td';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                <Cell key={i} {...(i === 0 && { scope: 'row' })} className={looks[i]}>
                  <Highlighted text={cell} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
