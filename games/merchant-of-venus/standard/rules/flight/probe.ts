import { msg, must } from '@fondaco/kernel';
import type { SystemId } from '../../../board/rules/graph.ts';
import { without, withSorted } from '../../../shared/rules/lists.ts';
import { rebuild } from '../cards/decks.ts';
import { renewContact, usePower } from '../change.ts';
import type { TechKind } from '../components/names.ts';
import { activePlayer, type Config, hasTech, type StandardIo, techOf } from '../config.ts';
import type { Kind } from '../frame.ts';
import { systemName } from '../labels.ts';
import { giveBack } from '../port/techs.ts';
import type { Contact, Frame, State } from '../state.ts';

type ProbeFrame = Extract<Frame, { f: 'probe' }>;

/** mvs.tech.16 */
export function returnTech(config: Config, s: State, kind: TechKind): void {
  const p = activePlayer(s);
  const id = p.techs.find((t) => techOf(config, t).kind === kind) as string;
  p.techs = without(p.techs, id);
  giveBack(config, s, id);
}

/** mvs.tech.11: one a turn, while there is something to look at. */
export const mayProbe = (config: Config, s: State): boolean =>
  hasTech(config, activePlayer(s), 'dataProbe') &&
  !s.turn.used.includes('dataProbe') &&
  (faceDown(config, s).length > 0 || s.encounters.cards.length + s.encounters.discards.length > 0);

const faceDown = (config: Config, s: State): SystemId[] =>
  config.tables.graph.systems.filter((system) => !s.systems[system]?.open);

export function askProbe(config: Config, s: State): void {
  usePower(s, 'dataProbe');
  returnTech(config, s, 'dataProbe');
  s.agenda.push({ f: 'probe', id: s.nextId++, step: 'look', looked: [] });
}

const CARDS = 2;

/** Looks at two first contact cards, which may be swapped; then at the top encounter card, which may go under the deck. */
export function probe(config: Config): Kind<'probe'> {
  const left = (s: State, f: ProbeFrame): SystemId[] =>
    f.looked.length < CARDS ? faceDown(config, s).filter((x) => !f.looked.includes(x)) : [];
  return {
    decisions: (s, f) => [must(f.id, s.active, 'probe', 'mvs.tech.11')],
    legal(s, f) {
      if (f.step === 'look') return left(s, f).map((system) => ({ do: 'lookAt', system }));
      const act = f.step === 'swap' ? 'swapCards' : 'under';
      return [
        { do: act, yes: false },
        { do: act, yes: true },
      ];
    },
    label(_s, _f, _d, a) {
      if (a.do === 'lookAt')
        return {
          label: msg('mvs.do.lookAt', { system: systemName(config, a.system) }),
          at: { t: 'system', id: a.system },
        };
      const yes = (a.do === 'swapCards' || a.do === 'under') && a.yes;
      return { label: msg(`mvs.do.${a.do}.${yes ? 'yes' : 'no'}`) };
    },
    reduce(s, f, _d, a, io) {
      f.id = s.nextId++;
      if (a.do === 'lookAt') look(s, f, a.system, io);
      else if (a.do === 'swapCards') swap(config, s, f, a.yes, io);
      else if (a.do === 'under') {
        if (a.yes) putTopUnder(s);
        io.tell({ t: 'putUnder', seat: s.active, under: a.yes });
        s.agenda.pop();
      }
    },
    resume(s, f, io) {
      if (f.step !== 'look') return false;
      const [next, other] = left(s, f);
      if (other !== undefined && f.looked.length < CARDS) return false;
      if (next !== undefined) look(s, f, next, io);
      else if (f.looked.length === CARDS) f.step = 'swap';
      else peek(config, s, f, io);
      return true;
    },
  };
}

function look(s: State, f: ProbeFrame, system: SystemId, io: StandardIo): void {
  const { culture, seen } = s.systems[system] as Contact;
  f.looked = [...f.looked, system];
  if (!seen.includes(s.active)) renewContact(s, system).seen = withSorted(seen, s.active);
  io.reveal(s.active);
  io.tell({ t: 'probed', seat: s.active, system, culture });
}

/** Swaps the two cards if `yes`, along with who has seen them; then goes on to the encounter deck. */
function swap(config: Config, s: State, f: ProbeFrame, yes: boolean, io: StandardIo): void {
  const [x, y] = f.looked as [SystemId, SystemId];
  const { [x]: one, [y]: other } = s.systems as Record<SystemId, Contact>;
  if (yes) s.systems = { ...s.systems, [x]: other as Contact, [y]: one as Contact };
  io.tell({ t: 'swappedCards', seat: s.active, systems: f.looked.slice(), swapped: yes });
  peek(config, s, f, io);
}

function peek(config: Config, s: State, f: ProbeFrame, io: StandardIo): void {
  rebuild(config, s, io);
  const [top, next] = s.encounters.cards;
  if (next) f.step = 'top';
  else s.agenda.pop(); // nothing to put it under
  if (!top) return;
  if (!top.seen.includes(s.active)) {
    const seen = withSorted(top.seen, s.active);
    const [, ...rest] = s.encounters.cards;
    s.encounters = { ...s.encounters, cards: [{ card: top.card, seen }, ...rest] };
  }
  io.reveal(s.active);
  io.tell({ t: 'probedDeck', seat: s.active, card: top.card });
}

function putTopUnder(s: State): void {
  const [top, ...rest] = s.encounters.cards;
  if (top) s.encounters = { ...s.encounters, cards: [...rest, top] };
}
