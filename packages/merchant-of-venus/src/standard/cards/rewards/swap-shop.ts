import { msg, must, type Refusal } from '@fondaco/kernel';
import { distinct, remove } from '../../../lists.ts';
import { activePlayer, type Book, cultureAt, techOf } from '../../book.ts';
import type { CultureId, TechId } from '../../components/tables.ts';
import type { Kind } from '../../frame.ts';
import { cultureName, techName } from '../../labels.ts';
import { askFit } from '../../port/fit.ts';
import { giveBack, whyNotOwn } from '../../port/techs.ts';
import { refusalOf } from '../../port/why.ts';
import type { Culture, Player, State } from '../../state.ts';

/** mvs.reward.4: one technology for another of the same grade. */
export function openSwapShop(s: State): void {
  if (activePlayer(s).techs.length > 0)
    s.agenda.push({ f: 'swapShop', id: s.nextId++, given: null });
}

/** What can be had after giving one up; the one given up is among it. */
function takes(b: Book, s: State, p: Player, given: TechId): { tech: TechId; from: CultureId }[] {
  return b.tables.cultures.flatMap((from) => {
    const { techs, techSupply } = cultureAt(s, from);
    return distinct([...techs, ...techSupply])
      .filter((t) => techOf(b, t).grade === techOf(b, given).grade && !whyNotOwn(b, s, p, t))
      .map((tech) => ({ tech, from }));
  });
}

export function swapShop(b: Book): Kind<'swapShop'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'swapShop', 'mvs.reward.4')],
    legal: (s, f) =>
      f.given === null
        ? distinct(activePlayer(s).techs).map((tech) => ({ do: 'giveTech', tech }))
        : takes(b, s, activePlayer(s), f.given).map((x) => ({ do: 'takeTech', ...x })),
    label: (_s, _f, _d, a) => {
      if (a.do === 'giveTech')
        return {
          label: msg('mvs.do.giveTech', { tech: techName(b, a.tech) }),
          at: { t: 'tech', id: a.tech },
        };
      if (a.do !== 'takeTech') throw new Error(`a swap shop has no ${a.do}`);
      return {
        label: msg('mvs.do.takeTech', {
          tech: techName(b, a.tech),
          culture: cultureName(b, a.from),
        }),
        at: { t: 'tech', id: a.tech },
      };
    },
    why: (s, f, _d, a) => whyNot(b, s, f.given, a),
    reduce(s, f, _d, a, io) {
      const p = activePlayer(s);
      if (a.do === 'giveTech') {
        remove(p.techs, a.tech);
        giveBack(b, s, a.tech);
        io.tell({ t: 'gaveTech', seat: s.active, tech: a.tech });
        f.given = a.tech;
        f.id = s.nextId++;
        if (takes(b, s, p, a.tech).length > 0) return;
      }
      s.agenda.pop();
      if (a.do === 'takeTech') {
        const c = cultureAt(s, a.from);
        remove(shelf(c, a.tech), a.tech);
        p.techs.push(a.tech);
        io.tell({ t: 'tookTech', seat: s.active, tech: a.tech, from: a.from });
      }
      askFit(b, s);
    },
  };
}

/** Why a technology can be neither given nor taken. */
function whyNot(b: Book, s: State, given: TechId | null, a: unknown): Refusal | undefined {
  const { do: what, tech } = (a ?? {}) as { do?: unknown; tech?: unknown };
  const info = typeof tech === 'string' ? b.tables.techs.get(tech) : undefined;
  if (what === 'giveTech') return refusalOf(['mvs.reward.4', 'notHeld']);
  if (what !== 'takeTech' || !info || given === null) return undefined;
  if (info.grade !== techOf(b, given).grade) return refusalOf(['mvs.reward.4', 'otherGrade']);
  return refusalOf(whyNotOwn(b, s, activePlayer(s), info.id) ?? ['mvs.reward.4', 'notThere']);
}

const shelf = (c: Culture, tech: TechId): TechId[] =>
  c.techs.includes(tech) ? c.techs : c.techSupply;
