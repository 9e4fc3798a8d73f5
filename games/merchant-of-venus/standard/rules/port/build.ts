import { msg, must, type Refusal } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import { activePlayer, type Book, type StandardIo } from '../book.ts';
import type { Kind } from '../frame.ts';
import { spaceName } from '../labels.ts';
import { pay } from '../round/bank.ts';
import { endTurn } from '../round/turn.ts';
import type { State } from '../state.ts';
import { cultureHere } from './market.ts';
import { discounted, tokensLeft } from './payment.ts';
import { type No, refusalOf } from './why.ts';

/** mvs.port.1, mvs.port.4, mvs.port.5: orbits that belong to the place the ship is on. */
const sitesHere = (b: Book, s: State): readonly SpaceId[] =>
  b.tables.sites.get(activePlayer(s).space) ?? [];

function portPrice(b: Book, s: State): number {
  const market = cultureHere(b, s, activePlayer(s).space) ?? '';
  return discounted(b, s, market, b.constants.spaceport); // mvs.market.10
}

/** mvs.port.1: what stands against building on an orbit. */
function whyNotBuild(b: Book, s: State, orbit: unknown): No | null {
  const sites = sitesHere(b, s);
  if (sites.length === 0) return ['mvs.port.5', 'noSite'];
  if (typeof orbit !== 'string' || !sites.includes(orbit)) return ['mvs.port.1', 'otherOrbit'];
  if (s.turn.bought > 0) return ['mvs.port.1', 'boughtSomething'];
  if (s.ports[orbit] !== undefined) return ['mvs.port.1', 'orbitTaken'];
  if (tokensLeft(b, s, s.active) === 0) return ['mvs.port.1', 'noTokens'];
  return portPrice(b, s) > activePlayer(s).credits ? ['mvs.port.1', 'tooDear'] : null;
}

/** mvs.port.1: the fourth phase, where there is something to build. */
export function buildOrEnd(b: Book, s: State, io: StandardIo): void {
  if (sitesHere(b, s).some((orbit) => whyNotBuild(b, s, orbit) === null))
    s.agenda = [{ f: 'build', id: s.nextId++ }];
  else endTurn(b, s, io);
}

const label = (b: Book, s: State, orbit: SpaceId) => ({
  label: msg('mvs.do.build', { space: spaceName(b, orbit) }),
  at: { t: 'space', id: orbit },
  cost: msg('mv.credits', { count: portPrice(b, s) }),
});

export function build(b: Book): Kind<'build'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'build', 'mvs.port.1')],
    legal: (s) => [
      ...sitesHere(b, s)
        .filter((orbit) => whyNotBuild(b, s, orbit) === null)
        .map((orbit) => ({ do: 'build' as const, orbit })),
      { do: 'leave' },
    ],
    label: (s, _f, _d, a) =>
      a.do === 'build' ? label(b, s, a.orbit) : { label: msg('mvs.do.noBuild') },
    off: (s) =>
      sitesHere(b, s).flatMap((orbit) => {
        const no = whyNotBuild(b, s, orbit);
        if (!no) return [];
        return [{ action: { do: 'build', orbit }, ...label(b, s, orbit), off: refusalOf(no) }];
      }),
    why: (s, _f, _d, a) => whyOf(b, s, a),
    reduce(s, _f, _d, a, io) {
      if (a.do === 'build') buildPort(b, s, a.orbit, io);
      endTurn(b, s, io);
    },
  };
}

/** For a dock too, where one may look for it too early. */
export function whyOf(b: Book, s: State, a: unknown): Refusal | undefined {
  const { do: what, orbit } = (a ?? {}) as { do?: unknown; orbit?: unknown };
  if (what !== 'build') return undefined;
  const no = whyNotBuild(b, s, orbit);
  return refusalOf(no ?? ['mvs.port.1', 'notYet']);
}

/** mvs.port.1: the ship goes there, and the turn ends. */
function buildPort(b: Book, s: State, orbit: SpaceId, io: StandardIo): void {
  const price = portPrice(b, s);
  pay(s, s.active, price);
  s.ports[orbit] = s.active;
  activePlayer(s).space = orbit;
  io.tell({ t: 'built', seat: s.active, orbit, price });
}
