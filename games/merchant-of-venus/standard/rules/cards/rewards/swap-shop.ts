import { msg, must, type Refusal } from '@fondaco/kernel';
import { distinct, without } from '../../../../shared/rules/lists.ts';
import { renewCulture } from '../../change.ts';
import type { CultureId, TechId } from '../../components/tables.ts';
import { activePlayer, type Config, cultureAt, type StandardIo, techOf } from '../../config.ts';
import type { Kind } from '../../frame.ts';
import { cultureName, techName } from '../../labels.ts';
import { askFit } from '../../port/holds.ts';
import { toRefusal } from '../../port/refusals.ts';
import { giveBack, whyNotOwn } from '../../port/techs.ts';
import type { Action, Frame, Player, State } from '../../state.ts';

type SwapFrame = Extract<Frame, { f: 'swapShop' }>;

/** mvs.reward.4: one technology for another of the same grade. */
export function openSwapShop(s: State): void {
  if (activePlayer(s).techs.length > 0)
    s.agenda.push({ f: 'swapShop', id: s.nextId++, given: null });
}

/** Technologies to choose from after giving one up, including that one. */
function takes(
  config: Config,
  s: State,
  p: Player,
  given: TechId,
): { tech: TechId; from: CultureId }[] {
  return config.tables.cultures.flatMap((from) => {
    const { techs, techSupply } = cultureAt(s, from);
    return distinct([...techs, ...techSupply])
      .filter(
        (t) =>
          techOf(config, t).grade === techOf(config, given).grade && !whyNotOwn(config, s, p, t),
      )
      .map((tech) => ({ tech, from }));
  });
}

export function swapShop(config: Config): Kind<'swapShop'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'swapShop', 'mvs.reward.4')],
    legal: (s, f) => answers(config, s, f.given),
    label: (_s, _f, _d, a) => {
      if (a.do === 'giveTech')
        return {
          label: msg('mvs.do.giveTech', { tech: techName(config, a.tech) }),
          at: { t: 'tech', id: a.tech },
        };
      if (a.do !== 'takeTech') throw new Error(`a swap shop has no ${a.do}`);
      return {
        label: msg('mvs.do.takeTech', {
          tech: techName(config, a.tech),
          culture: cultureName(config, a.from),
        }),
        at: { t: 'tech', id: a.tech },
      };
    },
    why: (s, f, _d, a) => whyNot(config, s, f.given, a),
    reduce(s, f, _d, a, io) {
      f.id = s.nextId++;
      swap(config, s, f, a, io);
    },
    resume(s, f, io) {
      const [only, other] = answers(config, s, f.given);
      if (other !== undefined) return false;
      if (only === undefined) s.agenda.pop();
      else swap(config, s, f, only, io);
      return true;
    },
  };
}

const answers = (config: Config, s: State, given: TechId | null): Action[] =>
  given === null
    ? distinct(activePlayer(s).techs).map((tech) => ({ do: 'giveTech', tech }))
    : takes(config, s, activePlayer(s), given).map((x) => ({ do: 'takeTech', ...x }));

/** mvs.tech.9: passengers who rode on what was given back leave before anything is taken. */
function swap(config: Config, s: State, f: SwapFrame, a: Action, io: StandardIo): void {
  const p = activePlayer(s);
  if (a.do === 'giveTech') {
    p.techs = without(p.techs, a.tech);
    giveBack(config, s, a.tech);
    io.tell({ t: 'gaveTech', seat: s.active, tech: a.tech });
    f.given = a.tech;
    askFit(config, s);
  } else if (a.do === 'takeTech') {
    s.agenda.pop();
    takeFrom(s, a.from, a.tech);
    p.techs = [...p.techs, a.tech];
    io.tell({ t: 'tookTech', seat: s.active, tech: a.tech, from: a.from });
  }
}

/** Why a technology can be neither given nor taken. */
function whyNot(config: Config, s: State, given: TechId | null, a: unknown): Refusal | undefined {
  const { do: what, tech } = (a ?? {}) as { do?: unknown; tech?: unknown };
  const info = typeof tech === 'string' ? config.tables.techs.get(tech) : undefined;
  if (what === 'giveTech') return toRefusal(['mvs.reward.4', 'notHeld']);
  if (what !== 'takeTech' || !info || given === null) return undefined;
  if (info.grade !== techOf(config, given).grade) return toRefusal(['mvs.reward.4', 'otherGrade']);
  return toRefusal(whyNotOwn(config, s, activePlayer(s), info.id) ?? ['mvs.reward.4', 'notThere']);
}

/** From the market of a culture, or else from its supply area. */
function takeFrom(s: State, id: CultureId, tech: TechId): void {
  const c = renewCulture(s, id);
  if (c.techs.includes(tech)) c.techs = without(c.techs, tech);
  else c.techSupply = without(c.techSupply, tech);
}
