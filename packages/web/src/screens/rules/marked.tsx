import { Link } from '@fondaco/page-kit/route.tsx';
import { Fragment, type ReactNode } from 'react';
import { paths } from '../data/paths.ts';
import type { Block } from './rulebook.ts';

/** Bold, italics, and the id of another rule, which becomes a link. Everything else is text; there is no HTML. */
const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|\b([a-z]{2,4}\.[a-z]+\.\d+)\b/g;

interface InlineProps {
  text: string;
  /** Words being searched for, in lower case. */
  find?: string;
  /** Puts every text in brackets, for the test language that reveals untranslated texts. */
  bracket?: boolean;
}

export function Inline({ text, find = '', bracket = false }: InlineProps): ReactNode {
  const plain = (piece: string, key: number): ReactNode => (
    <Fragment key={key}>{found(bracket ? `⟦${piece}⟧` : piece, find)}</Fragment>
  );
  const parts: ReactNode[] = [];
  let last = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > last) parts.push(plain(text.slice(last, mark.index), last));
    const [all, bold, italic, rule] = mark;
    const key = mark.index;
    if (bold) parts.push(<strong key={key}>{plain(bold, 0)}</strong>);
    else if (italic) parts.push(<em key={key}>{plain(italic, 0)}</em>);
    else if (rule)
      parts.push(
        <Link key={key} to={`${paths.rules}/${rule}`} translate="no">
          {rule}
        </Link>,
      );
    last = mark.index + all.length;
  }
  if (last < text.length) parts.push(plain(text.slice(last), last));
  return parts;
}

function found(text: string, find: string): ReactNode {
  if (!find) return text;
  const lower = text.toLocaleLowerCase();
  const parts: ReactNode[] = [];
  let at = 0;
  for (let hit = lower.indexOf(find); hit >= 0; hit = lower.indexOf(find, at)) {
    parts.push(text.slice(at, hit), <mark key={hit}>{text.slice(hit, hit + find.length)}</mark>);
    at = hit + find.length;
  }
  parts.push(text.slice(at));
  return parts;
}

export function Blocks({
  blocks,
  ...how
}: { blocks: readonly Block[] } & Omit<InlineProps, 'text'>) {
  const inline = (text: string): ReactNode => <Inline text={text} {...how} />;
  return blocks.map((block, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a book does not change
    return <Fragment key={i}>{oneBlock(block, inline)}</Fragment>;
  });
}

function oneBlock(block: Block, inline: (text: string) => ReactNode): ReactNode {
  if (block.t === 'text') return <p>{inline(block.text)}</p>;
  if (block.t === 'list') {
    const items = block.items.map((item) => <li key={item}>{inline(item)}</li>);
    return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
  }
  return (
    <div className="rules-table">
      <table>
        <thead>
          <tr>
            {block.head.map((cell) =>
              cell === '' ? (
                <td key="" />
              ) : (
                <th key={cell} scope="col">
                  {inline(cell)}
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
                    {inline(cell)}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                  <td key={i}>{inline(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
