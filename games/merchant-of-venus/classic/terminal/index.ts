import { type Json, type Msg, msg, type Param } from '@fondaco/kernel';
import { alignColumns } from '@fondaco/terminal-kit/layout.ts';
import type { TerminalLook } from '@fondaco/terminal-kit/look.ts';
import type { Terminal } from '@fondaco/terminal-kit/terminal.ts';
import { listed } from '../../shared/terminal/listed.ts';
import { type Facts, factsOf } from '../rules/facts/index.ts';
import {
  type ClassicNames,
  type ClassicOptions,
  type ClassicPack,
  type ClassicView,
  classicNames,
} from '../rules/index.ts';

/** The Classic game as lines: systems and who lives there, players, the own ship, the dice. */
export function look(options: unknown, pack: unknown, desk: Terminal): TerminalLook {
  const names = classicNames(options as ClassicOptions, pack as ClassicPack);
  const facts = factsOf(options as Json, pack as ClassicPack);
  const say = (key: string, params: Record<string, Param> = {}): string =>
    desk.say(msg(`mvc.term.${key}`, params));
  const on =
    <T>(make: (v: ClassicView) => T) =>
    (view: unknown): T =>
      make(view as ClassicView);
  return {
    turn: on((v) => String(v.turn)),
    title: on((v) => say('title', { round: facts.round(v), who: { seat: v.active } })),
    map: on((v) => systemLines(names, v, say)),
    players: on((v) => playerLines(names, facts, v, desk, say)),
    hand: on((v) => shipLines(names, facts, v, say)),
    table: on((v) => diceLines(v, say)),
    aid: () => goodLines(names, facts, say),
    goal: (_view, goal) => ({
      label: desk.say(msg('mvc.do.go', { space: names.space(String(goal.id)) })),
      note: '',
    }),
  };
}

type SayTerm = (key: string, params?: Record<string, Param>) => string;

const UNKNOWN = msg('mvc.term.unknown');

function systemLines(names: ClassicNames, v: ClassicView, say: SayTerm): string[] {
  return Object.entries(v.systems).map(([id, { culture }]) =>
    say('system', {
      system: names.system(id),
      culture: culture === null ? UNKNOWN : names.culture(culture),
    }),
  );
}

function playerLines(
  names: ClassicNames,
  facts: Facts,
  v: ClassicView,
  desk: Terminal,
  say: SayTerm,
): string[] {
  const head = ['player', 'race', 'worth', 'credits', 'ship', 'where'].map((key) => say(key));
  const cell = (x: Msg): string => desk.say(x);
  const rows = v.players.map((p, seat) => [
    desk.say(msg('cli.who', { who: { seat } })),
    p.race === null ? '' : cell(names.culture(p.race)),
    String(facts.worth(v, seat).total),
    String(p.credits),
    cell(names.ship(p.ship)),
    cell(names.space(p.space)),
  ]);
  return alignColumns([head, ...rows]);
}

function shipLines(names: ClassicNames, facts: Facts, v: ClassicView, say: SayTerm): string[] {
  const p = typeof v.you === 'number' ? v.players[v.you] : undefined;
  if (!p) return [];
  const items = listed(facts.tradable(p), names.item);
  return [say('aboard', { items, free: facts.dotsFree(p) })];
}

function diceLines(v: ClassicView, say: SayTerm): string[] {
  const f = v.agenda.find((x) => x.f === 'move');
  if (f?.f !== 'move') return [];
  return [say('dice', { dice: f.dice.map(String), points: f.points })];
}

const goodLines = (names: ClassicNames, facts: Facts, say: SayTerm): string[] =>
  facts.goods.map(({ id, culture, cost, resale, buyers }) =>
    say('good', {
      good: names.item(id),
      culture: names.culture(culture),
      cost,
      resale,
      buyers: buyers.map((x) => names.culture(x)),
    }),
  );
