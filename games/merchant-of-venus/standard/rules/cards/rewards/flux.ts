import { msg, must, type Refusal } from '@fondaco/kernel';
import type { MarketState } from '../../components/names.ts';
import { activePlayer, type Config, cultureAt, hasReward, type StandardIo } from '../../config.ts';
import type { Kind } from '../../frame.ts';
import { cultureName, systemName } from '../../labels.ts';
import { shiftMarket } from '../../port/market.ts';
import { toRefusal } from '../../port/refusals.ts';
import type { Contact, State } from '../../state.ts';
import type { CardAction } from '../frames.ts';

type Shift = Extract<CardAction, { do: 'shift' }>;

/** mvs.tech.3: asked when a die is assigned to the Market Flux. */
export function askFlux(config: Config, s: State): void {
  if (shifts(config, s).length > 0) s.agenda.push({ f: 'flux', id: s.nextId++ });
}

/** mvs.reward.14: with the Whispered Tip another token may be named. */
function shifts(config: Config, s: State): Shift[] {
  const tip = hasReward(config, activePlayer(s), 'insider');
  return config.tables.graph.systems.flatMap((system) => {
    const { open, culture } = s.systems[system] as Contact;
    if (!open) return [];
    const others: MarketState[] = tip ? cultureAt(s, culture).market.slice(1) : [];
    return [null, ...others].map((top): Shift => ({ do: 'shift', system, top }));
  });
}

function whyNot(s: State, a: unknown): Refusal | undefined {
  const { system, top } = (a ?? {}) as { system?: unknown; top?: unknown };
  if (!s.systems[String(system)]?.open) return toRefusal(['mvs.tech.3', 'notFound']);
  return top === null ? undefined : toRefusal(['mvs.reward.14', 'noTip']);
}

export function flux(config: Config): Kind<'flux'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'flux', 'mvs.tech.3')],
    legal: (s) => shifts(config, s),
    label: (s, _f, _d, a) => {
      if (a.do !== 'shift') throw new Error(`a market does not ${a.do}`);
      const { culture } = s.systems[a.system] as Contact;
      return {
        label: msg(a.top === null ? 'mvs.do.shift' : 'mvs.do.shiftTo', {
          system: systemName(config, a.system),
          culture: cultureName(config, culture),
          ...(a.top !== null && { state: msg(`mvs.market.${a.top}`) }),
        }),
        at: { t: 'system', id: a.system },
      };
    },
    why: (s, _f, _d, a) => whyNot(s, a),
    reduce(s, _f, _d, a, io) {
      if (a.do === 'shift') carryOut(config, s, a, io);
    },
    resume(s, _f, io) {
      const [only, other] = shifts(config, s);
      if (only === undefined || other !== undefined) return false;
      carryOut(config, s, only, io);
      return true;
    },
  };
}

function carryOut(config: Config, s: State, { system, top }: Shift, io: StandardIo): void {
  s.agenda.pop();
  const { culture } = s.systems[system] as Contact;
  io.tell({ t: 'fluxed', seat: s.active, culture });
  shiftMarket(config, s, culture, io, top);
}
