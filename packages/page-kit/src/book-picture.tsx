import type { ComponentType, ReactNode } from 'react';
import { useText } from './words/words.tsx';
import './book-picture.css';

/** Pictures of a rulebook, by the names it uses for them. They are drawn with the shipped component set. */
export type BookPictures = Readonly<Record<string, ComponentType>>;

interface Props {
  /** Begins the keys of what is explained: `om.book.card` has `om.book.card.good`. */
  texts: string;
  /** What is explained, in the order of the numbers, each with its place in the picture in percent. */
  parts: readonly { name: string; x: number; y: number }[];
  children: ReactNode;
}

/** A part of the game with numbers on it, and what they stand for. */
export function LabelledPicture({ texts, parts, children }: Props) {
  const text = useText();
  return (
    <div className="book-picture">
      <div className="book-picture-drawn" aria-hidden="true">
        {children}
        {parts.map(({ name, x, y }, i) => (
          <span
            key={name}
            className="book-picture-number"
            style={{ insetInlineStart: `${x}%`, top: `${y}%` }}
          >
            {i + 1}
          </span>
        ))}
      </div>
      <ol>
        {parts.map(({ name }) => (
          <li key={name}>{text(`${texts}.${name}`)}</li>
        ))}
      </ol>
    </div>
  );
}
