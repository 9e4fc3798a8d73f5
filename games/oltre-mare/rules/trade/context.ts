import type { Config, OmIo } from '../config.ts';
import type { State, TradeFrame } from '../state.ts';

/** What an answer in a trading phase changes, and where it is told. */
export interface TradeContext {
  config: Config;
  s: State;
  f: TradeFrame;
  io: OmIo;
}
