import { createContext, Fragment, type ReactNode, use } from 'react';
import { RuleRef } from './rule-ref.tsx';
import { markWords } from './search.ts';

/** Bold, italics, and the id of another rule, which becomes a link. Everything else is text; there is no HTML. */
const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|\b([a-z]{2,4}\.[a-z]+\.\d+)\b/g;

/** How the texts of a book are shown. */
interface Reading {
  /** Words that are searched for. */
  find: readonly string[];
  /** Puts every text in brackets, for the test language that reveals untranslated texts. */
  bracket: boolean;
}

const ReadingContext = createContext<Reading>({ find: [], bracket: false });
export const ReadingProvider = ReadingContext.Provider;

export function Inline({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let last = 0;
  const plain = (to: number): void => {
    if (to > last) parts.push(<Highlighted key={last} text={text.slice(last, to)} isOfBook />);
  };
  for (const mark of text.matchAll(MARKS)) {
    plain(mark.index);
    const [all, bold, italic, rule] = mark;
    const key = mark.index;
    if (bold)
      parts.push(
        <strong key={key}>
          <Highlighted text={bold} isOfBook />
        </strong>,
      );
    else if (italic)
      parts.push(
        <em key={key}>
          <Highlighted text={italic} isOfBook />
        </em>,
      );
    else if (rule) parts.push(<RuleRef key={key} rule={rule} />);
    last = mark.index + all.length;
  }
  plain(text.length);
  return parts;
}

/** A text with the words that were found marked. */
export function Highlighted({
  text,
  isOfBook = false,
}: {
  text: string;
  isOfBook?: boolean;
}): ReactNode {
  const { find, bracket } = use(ReadingContext);
  const shown = bracket && isOfBook ? `⟦${text}⟧` : text;
  return markWords(shown, find).map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
    i % 2 === 1 ? <mark key={i}>{piece}</mark> : <Fragment key={i}>{piece}</Fragment>,
  );
}
