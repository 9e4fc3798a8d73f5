import { type Book, type ClassicIo, cultureAt, putToken } from './book.ts';
import { BASE } from './components/names.ts';
import type { CultureId, State, TokenId } from './state.ts';

/** mvc.cup.1: all tokens of one event go in first, then as many are drawn. */
export function intoCup(b: Book, s: State, tokens: readonly TokenId[], io: ClassicIo): void {
  for (const token of tokens) putToken(b, s.cup, token);
  drawFromCup(b, s, tokens.length, io);
}

export function drawFromCup(b: Book, s: State, n: number, io: ClassicIo): void {
  for (let i = 0; i < n && s.cup.length > 0; i++) {
    const at = io.chance.int(s.cup.length, 'cup');
    const token = s.cup[at] as TokenId;
    s.cup.splice(at, 1);
    const home = homeOf(b, token);
    place(b, s, token, home);
    const waits = home !== BASE && cultureAt(s, home).at === null;
    io.tell({ t: 'drawn', token, at: home, waits });
  }
}

/** Where a token comes out: with the culture that sells, sends or wants. */
function homeOf(b: Book, token: TokenId): CultureId {
  const { goods, passengers, demands } = b.tables;
  const found = goods.get(token)?.culture ?? passengers.get(token)?.from ?? demands.get(token)?.at;
  return found as CultureId;
}

function place(b: Book, s: State, token: TokenId, home: CultureId): void {
  if (home === BASE) {
    putToken(b, s.base.passengers, token);
    return;
  }
  const culture = cultureAt(s, home);
  const good = b.tables.goods.get(token);
  if (good?.factory) culture.factoryGood = true;
  else if (good) culture.goods++;
  else if (b.tables.passengers.has(token)) putToken(b, culture.passengers, token);
  else putToken(b, culture.demands, token);
}
