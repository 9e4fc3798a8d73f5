import { msg, must } from '@fondaco/kernel';
import { without } from '../../../shared/rules/lists.ts';
import { renewCulture } from '../change.ts';
import type { Outfit, TechId } from '../components/tables.ts';
import { activePlayer, type Config, type StandardIo, techOf } from '../config.ts';
import type { Kind } from '../frame.ts';
import { receive } from '../round/bank.ts';
import { askDials } from '../setup/dials.ts';
import type { Player, State } from '../state.ts';

/** mvs.solo.2: one card of each pair, face up, once the options are chosen. */
function drawChallenges(config: Config, s: State, io: StandardIo): void {
  const all = [...config.tables.challenges.values()];
  for (const pair of new Set(all.map((c) => c.pair))) {
    const cards = all.filter((c) => c.pair === pair);
    const { id } = cards[io.chance.int(cards.length, 'challenge')] as { id: string };
    s.challenges = [...s.challenges, { id, active: false, done: false }];
  }
}

export function askOutfit(s: State): void {
  s.agenda = [{ f: 'outfit', id: s.nextId++, picked: [] }];
}

/** mvs.solo.2: two of the options for the start, some of them twice. */
export function outfit(config: Config): Kind<'outfit'> {
  const taken = (picked: readonly string[], id: string): number =>
    picked.filter((x) => x === id).length;
  return {
    decisions: (s, f) => [must(f.id, s.active, 'outfit', 'mvs.solo.2')],
    legal: (_s, f) =>
      [...config.tables.outfits.values()].flatMap(({ id, most }) =>
        taken(f.picked, id) < most ? [{ do: 'outfit' as const, option: id }] : [],
      ),
    label: (_s, _f, _d, a) => ({
      label: msg(`mvs.outfit.${a.do === 'outfit' ? a.option : ''}`),
    }),
    reduce(s, f, d, a, io) {
      if (a.do !== 'outfit') return;
      const twice = f.picked.includes(a.option);
      f.id = s.nextId++;
      f.picked = [...f.picked, a.option];
      fitOut(config, s, config.tables.outfits.get(a.option) as Outfit, twice);
      io.tell({ t: 'outfitted', seat: d.seat, option: a.option });
      if (f.picked.length < config.constants.solo.choose) return;
      drawChallenges(config, s, io);
      askDials(s);
    },
  };
}

function fitOut(config: Config, s: State, x: Outfit, twice: boolean): void {
  const p = activePlayer(s);
  receive(s, s.active, x.credits);
  p.laser += x.laser ?? 0;
  if (twice && x.twice !== undefined && x.tech !== undefined) {
    const c = renewCulture(s, techOf(config, x.tech).culture);
    p.techs = without(p.techs, x.tech);
    c.techSupply = [...c.techSupply, x.tech];
    takeTech(config, s, p, x.twice);
  } else if (x.tech !== undefined) takeTech(config, s, p, x.tech);
}

function takeTech(config: Config, s: State, p: Player, tech: TechId): void {
  const c = renewCulture(s, techOf(config, tech).culture);
  c.techSupply = without(c.techSupply, tech);
  p.techs = [...p.techs, tech];
}
