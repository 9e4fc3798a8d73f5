import { msg, must, type Refusal } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import { pay } from '../../../shared/rules/bank.ts';
import { activePlayer, type Config, type StandardIo } from '../config.ts';
import type { Kind } from '../frame.ts';
import { spaceName } from '../labels.ts';
import { endTurn } from '../round/end-turn.ts';
import type { State } from '../state.ts';
import { cultureHere } from './market.ts';
import { discounted, tokensLeft } from './payment.ts';
import { type No, toRefusal } from './refusals.ts';

/** mvs.port.1, mvs.port.4, mvs.port.5: orbits that belong to the place the ship is on. */
const sitesHere = (config: Config, s: State): readonly SpaceId[] =>
  config.tables.sites.get(activePlayer(s).space) ?? [];

function portPrice(config: Config, s: State): number {
  const market = cultureHere(config, s, activePlayer(s).space) ?? '';
  return discounted(config, s, market, config.constants.spaceport); // mvs.market.10
}

/** mvs.port.1: why the player cannot build on an orbit. */
function whyNotBuild(config: Config, s: State, orbit: unknown): No | null {
  const sites = sitesHere(config, s);
  if (sites.length === 0) return ['mvs.port.5', 'noSite'];
  if (typeof orbit !== 'string' || !sites.includes(orbit)) return ['mvs.port.1', 'otherOrbit'];
  if (s.turn.bought > 0) return ['mvs.port.1', 'boughtSomething'];
  if (s.ports[orbit] !== undefined) return ['mvs.port.1', 'orbitTaken'];
  if (tokensLeft(config, s, s.active) === 0) return ['mvs.port.1', 'noTokens'];
  return portPrice(config, s) > activePlayer(s).credits ? ['mvs.port.1', 'tooDear'] : null;
}

/** mvs.port.1: the fourth phase, where there is something to build. */
export function buildOrEnd(config: Config, s: State): void {
  if (sitesHere(config, s).some((orbit) => whyNotBuild(config, s, orbit) === null))
    s.agenda = [{ f: 'build', id: s.nextId++ }];
  else endTurn(s);
}

const label = (config: Config, s: State, orbit: SpaceId) => ({
  label: msg('mvs.do.build', { space: spaceName(config, orbit) }),
  at: { t: 'space', id: orbit },
  cost: msg('mv.credits', { count: portPrice(config, s) }),
});

export function build(config: Config): Kind<'build'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'build', 'mvs.port.1')],
    legal: (s) => [
      ...sitesHere(config, s)
        .filter((orbit) => whyNotBuild(config, s, orbit) === null)
        .map((orbit) => ({ do: 'build' as const, orbit })),
      { do: 'leave' },
    ],
    label: (s, _f, _d, a) =>
      a.do === 'build' ? label(config, s, a.orbit) : { label: msg('mvs.do.noBuild') },
    off: (s) =>
      sitesHere(config, s).flatMap((orbit) => {
        const no = whyNotBuild(config, s, orbit);
        if (!no) return [];
        return [{ action: { do: 'build', orbit }, ...label(config, s, orbit), off: toRefusal(no) }];
      }),
    why: (s, _f, _d, a) => whyOf(config, s, a),
    reduce(s, _f, _d, a, io) {
      if (a.do === 'build') buildPort(config, s, a.orbit, io);
      endTurn(s);
    },
  };
}

/** Why an attempt to build is refused. Also used at a dock, where a player might try to build too early. */
export function whyOf(config: Config, s: State, a: unknown): Refusal | undefined {
  const { do: what, orbit } = (a ?? {}) as { do?: unknown; orbit?: unknown };
  if (what !== 'build') return undefined;
  const no = whyNotBuild(config, s, orbit);
  return toRefusal(no ?? ['mvs.port.1', 'notYet']);
}

/** mvs.port.1: the ship goes there, and the turn ends. */
function buildPort(config: Config, s: State, orbit: SpaceId, io: StandardIo): void {
  const price = portPrice(config, s);
  pay(s, s.active, price);
  s.ports = { ...s.ports, [orbit]: s.active };
  activePlayer(s).space = orbit;
  io.tell({ t: 'built', seat: s.active, orbit, price });
}
