import type { ReactNode } from 'react';
import { Inline } from './inline.tsx';
import { Made } from './made.tsx';
import type { Block } from './parse.ts';
import { TableFrame } from './table-frame.tsx';

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a book does not change
    return <OneBlock key={i} block={block} />;
  });
}

function OneBlock({ block }: { block: Block }): ReactNode {
  if (block.t === 'made') return <Made {...block} />;
  if (block.t === 'text')
    return (
      <p>
        <Inline text={block.text} />
      </p>
    );
  if (block.t === 'list') {
    const items = block.items.map((item) => (
      <li key={item}>
        <Inline text={item} />
      </li>
    ));
    return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
  }
  return (
    <TableFrame>
      <thead>
        <tr>
          {block.head.map((cell) =>
            cell === '' ? (
              <td key="" />
            ) : (
              <th key={cell} scope="col">
                <Inline text={cell} />
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, i) =>
              i === 0 ? (
                <th key={cell} scope="row">
                  <Inline text={cell} />
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                <td key={i}>
                  <Inline text={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
