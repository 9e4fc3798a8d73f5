import type { Book } from '../../book.ts';
import { probe } from '../../flight/probe.ts';
import { card } from './card.ts';

export const encounterKinds = (b: Book) => ({ card: card(b), probe: probe(b) });
