import { BASE } from '../../shared/rules/base.ts';
import { type ClassicIo, type Config, changeCulture, cultureAt, withToken } from './config.ts';
import type { CultureId, State, TokenId } from './state.ts';

/** mvc.cup.1: puts all tokens of one event into the cup, then draws as many. */
export function intoCup(config: Config, s: State, tokens: readonly TokenId[], io: ClassicIo): void {
  for (const token of tokens) s.cup = withToken(config, s.cup, token);
  drawFromCup(config, s, tokens.length, io);
}

export function drawFromCup(config: Config, s: State, n: number, io: ClassicIo): void {
  for (let i = 0; i < n && s.cup.length > 0; i++) {
    const at = io.chance.int(s.cup.length, 'cup');
    const token = s.cup[at] as TokenId;
    s.cup = s.cup.toSpliced(at, 1);
    const home = homeOf(config, token);
    placeToken(config, s, token, home);
    const waits = home !== BASE && cultureAt(s, home).at === null;
    io.tell({ t: 'drawn', token, at: home, waits });
  }
}

/** Where a drawn token goes: to the culture that sells the good, sends the passenger or has the demand, or to the Base. */
function homeOf(config: Config, token: TokenId): CultureId {
  const { goods, passengers, demands } = config.tables;
  const found = goods.get(token)?.culture ?? passengers.get(token)?.from ?? demands.get(token)?.at;
  return found as CultureId;
}

function placeToken(config: Config, s: State, token: TokenId, home: CultureId): void {
  if (home === BASE) {
    s.base = { ...s.base, passengers: withToken(config, s.base.passengers, token) };
    return;
  }
  const culture = cultureAt(s, home);
  const good = config.tables.goods.get(token);
  if (good?.factory) changeCulture(s, home, { factoryGood: true });
  else if (good) changeCulture(s, home, { goods: culture.goods + 1 });
  else if (config.tables.passengers.has(token))
    changeCulture(s, home, { passengers: withToken(config, culture.passengers, token) });
  else changeCulture(s, home, { demands: withToken(config, culture.demands, token) });
}
