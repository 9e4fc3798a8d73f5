import { type Decision, fastChance, type Outcome, silentIo, step } from '@fondaco/kernel';
import { arrange } from './arrange.ts';
import type { Event } from './events.ts';
import type { Action, Offer, State, TradeFrame } from './state.ts';

type Done = Extract<Outcome<State, Event>, { ok: true }>;

/** A position to try answers on. */
export function position(given: object) {
  const { rules, state } = arrange(given, silentIo(fastChance('position')));
  const table = {
    rules,
    state,
    decision: (seat: number): Decision => {
      const d = rules.decisions(table.state).find((x) => x.seat === seat);
      if (!d) throw new Error(`seat ${seat} is asked nothing`);
      return d;
    },
    legal: (seat: number): Action[] => rules.legal(table.state, table.decision(seat)),
    forms: (seat: number) => rules.forms(table.state, table.decision(seat)),
    try: (seat: number, action: unknown): Outcome<State, Event> =>
      step(
        rules,
        table.state,
        { seat, decision: table.decision(seat).id, action },
        fastChance('answer'),
      ),
    do(seat: number, action: Action): Done {
      const outcome = table.try(seat, action);
      if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.msg.key}`);
      table.state = outcome.state;
      return outcome;
    },
    refusal(seat: number, action: unknown): string | undefined {
      const outcome = table.try(seat, action);
      return outcome.ok ? undefined : `${outcome.refusal.rule} ${outcome.refusal.msg.key}`;
    },
    trade: (): TradeFrame => {
      const f = table.state.agenda.at(-1);
      if (f?.f !== 'trade') throw new Error('nobody trades');
      return f;
    },
    offers: (): Offer[] => table.trade().offers,
  };
  return table;
}
