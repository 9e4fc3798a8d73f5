import { type Json, type Msg, msg, type Param } from '@fondaco/kernel';
import { alignColumns } from '@fondaco/terminal-kit/layout.ts';
import type { TerminalLook } from '@fondaco/terminal-kit/look.ts';
import type { Terminal } from '@fondaco/terminal-kit/terminal.ts';
import { listed } from '../../shared/terminal/listed.ts';
import { type Facts, factsOf } from '../rules/facts/index.ts';
import {
  type StandardNames,
  type StandardOptions,
  type StandardPack,
  type StandardView,
  standardNames,
} from '../rules/index.ts';

/** The Standard game as lines: systems and who lives there, players, the own ship, the dice. */
export function look(options: unknown, pack: unknown, desk: Terminal): TerminalLook {
  const names = standardNames(options as StandardOptions, pack as StandardPack);
  const facts = factsOf(options as Json, pack as StandardPack);
  const say = (key: string, params: Record<string, Param> = {}): string =>
    desk.say(msg(`mvs.term.${key}`, params));
  const on =
    <T>(make: (v: StandardView) => T) =>
    (view: unknown): T =>
      make(view as StandardView);
  return {
    turn: on((v) => `${v.round}/${v.active}`),
    title: on((v) =>
      facts.isBetweenTurns(v)
        ? say('round', { round: v.round, last: v.lastRound })
        : say('title', { round: v.round, last: v.lastRound, who: { seat: v.active } }),
    ),
    map: on((v) => systemLines(names, v, say)),
    players: on((v) => playerLines(names, facts, v, desk, say)),
    hand: on((v) => shipLines(names, facts, v, say)),
    table: on((v) =>
      v.turn.dice.length === 0
        ? []
        : [say('dice', { dice: v.turn.dice.map((d) => String(d.value)) })],
    ),
    aid: () => goodLines(names, facts, say),
    goal: (_view, goal) => ({
      label: desk.say(msg('mvs.do.go', { space: names.space(String(goal.id)) })),
      note: '',
    }),
  };
}

type SayTerm = (key: string, params?: Record<string, Param>) => string;

function systemLines(names: StandardNames, v: StandardView, say: SayTerm): string[] {
  return Object.entries(v.systems).map(([id, { culture, open }]) => {
    const system = names.system(id);
    if (culture === null) return say('system', { system, culture: msg('mvs.term.unknown') });
    const found = { system, culture: names.culture(culture) };
    const market = v.cultures[culture];
    if (!open || !market) return say('system', found);
    return say('market', {
      ...found,
      state: msg(`mvs.term.state.${market.market[0]}`),
      items: listed([...market.goods, ...market.passengers], names.item),
    });
  });
}

function playerLines(
  names: StandardNames,
  facts: Facts,
  v: StandardView,
  desk: Terminal,
  say: SayTerm,
): string[] {
  const keys = ['player', 'pilot', 'credits', 'fame', 'laser', 'shield', 'where'];
  const rows = v.players.map((p, seat) => [
    desk.say(msg('cli.who', { who: { seat } })),
    p.pilot.home === null ? '' : `${desk.say(names.culture(p.pilot.home))} ${p.pilot.level}`,
    String(p.credits),
    String(facts.fame(v, seat)),
    String(p.laser),
    String(p.shield),
    desk.say(names.space(p.space)),
  ]);
  return alignColumns([keys.map((key) => say(key)), ...rows]);
}

function shipLines(names: StandardNames, facts: Facts, v: StandardView, say: SayTerm): string[] {
  const p = typeof v.you === 'number' ? v.players[v.you] : undefined;
  if (!p) return [];
  const items = [...p.cargo, ...p.techs, ...(p.drive === null ? [] : [p.drive])];
  const nameOf = (id: string): Msg =>
    id === p.drive ? msg(`mvs.equipment.${id}`) : names.item(id);
  return [
    say('aboard', { items: listed(items, nameOf), free: facts.dotsFree(v, p) }),
    say('cards', {
      missions: listed(p.missions, names.mission),
      rewards: listed(p.rewards, names.reward),
    }),
  ];
}

const goodLines = (names: StandardNames, facts: Facts, say: SayTerm): string[] =>
  facts.goods.map(({ id, culture, cost, resale, buyers }) =>
    say('good', {
      good: names.item(id),
      culture: names.culture(culture),
      cost,
      ...resale,
      buyers: buyers.map((x) => names.culture(x)),
    }),
  );
