import { badInputAt } from '@fondaco/kernel';
import { soundBoard } from '../../../board/rules/pack.ts';
import { BASE } from '../../../shared/rules/base.ts';
import { eachOnce, known } from '../../../shared/rules/pack-values.ts';
import { boardOf, lineOf } from './board.ts';
import type { Pack } from './pack.ts';

/** Checks what a schema cannot: that everything the component values refer to exists. */
export function soundPack(p: Pack): void {
  unique(p);
  soundReferences(p);
  soundOverlay(p);
  soundBoard(boardOf(p, false), p.cultures.length);
  soundBoard(boardOf(p, true), p.cultures.length);
  soundLandings(p);
  soundDials(p);
}

/** mvs.setup.7, mvs.light.1 */
function soundDials({ constants }: Pack): void {
  const { dialMost, dialChosen, dialOther, light } = constants;
  if (Math.max(dialChosen, dialOther, light.dial) > dialMost)
    throw badInputAt('/constants/dialMost', 'mv.pack.dial');
}

/** A market belongs to a system. */
function soundLandings(p: Pack): void {
  const systems = new Set(p.board.systems.flatMap((s) => (s.kind === 'system' ? [s.id] : [])));
  boardOf(p, false).spaces.forEach((s, i) => {
    if ((s.type === 'city' || s.type === 'spaceport') && !systems.has(s.region))
      throw badInputAt(`/board/spaces/${i}/region`, 'mv.pack.place', { id: s.region });
  });
}

function soundReferences(p: Pack): void {
  const cultures = new Set(p.cultures.map((c) => c.id));
  const goods = new Set(p.cultures.map((c) => c.good.id));
  const ends = new Set([...cultures, BASE]);
  const places = new Set(p.board.systems.map((s) => s.id));
  const pirates = new Set(p.pirates.map((x) => x.id));
  const techs = new Set(p.techs.map((x) => x.id));
  p.cultures.forEach((c, i) => {
    for (const to of c.good.buyers) known(cultures, 'culture', to, `/cultures/${i}/good/buyers`);
  });
  p.techs.forEach((x, i) => {
    known(cultures, 'culture', x.culture, `/techs/${i}/culture`);
    if ((x.kind === 'throttleBoost') !== (x.value !== undefined))
      throw badInputAt(`/techs/${i}/value`, 'mv.pack.tech', { id: x.id });
  });
  p.pilots.forEach((x, i) => {
    known(cultures, 'culture', x.home, `/pilots/${i}/home`);
  });
  p.passengers.forEach((x, i) => {
    known(ends, 'culture', x.from, `/passengers/${i}/from`);
    known(ends, 'culture', x.to, `/passengers/${i}/to`);
  });
  p.demands.forEach((x, i) => {
    known(goods, 'good', x.good, `/demands/${i}/good`);
    known(cultures, 'culture', x.at, `/demands/${i}/at`);
  });
  p.encounters.forEach((x, i) => {
    if (x.production !== undefined)
      known(cultures, 'culture', x.production, `/encounters/${i}/production`);
    // Titles and intel have the id of their card: holding one means holding the other.
    if (x.effect.do === 'title' && x.effect.title !== x.id)
      throw badInputAt(`/encounters/${i}/effect/title`, 'mv.pack.title', { id: x.id });
    if (x.effect.do === 'pirate')
      known(pirates, 'pirate', x.effect.pirate, `/encounters/${i}/effect/pirate`);
  });
  p.missions.forEach((x, i) => {
    if (x.destination !== undefined)
      known(places, 'place', x.destination, `/missions/${i}/destination`);
  });
  p.outfits.forEach((x, i) => {
    for (const t of [x.tech, x.twice])
      if (t !== undefined) known(techs, 'tech', t, `/outfits/${i}`);
  });
  soundPairs(p);
}

/** mvs.solo.2: one card of each pair is played. */
function soundPairs(p: Pack): void {
  for (const c of p.challenges) {
    const pair = p.challenges.filter((x) => x.pair === c.pair);
    const alike = pair.every((x) => x.round === c.round && x.effect === c.effect);
    if (pair.length !== 2 || !alike) throw badInputAt('/challenges', 'mv.pack.pair', { id: c.id });
  }
}

/** Ids are unique among tokens and cards together, and within each other kind of thing. */
function unique(p: Pack): void {
  eachOnce([
    ['cultures', p.cultures],
    ['tokens', [...p.cultures.map((c) => c.good), ...p.techs, ...p.passengers, ...p.demands]],
    ['cards', [...p.encounters, ...p.rewards, ...p.missions, ...p.techs, ...p.passengers]],
    ['pirates', p.pirates],
    ['challenges', p.challenges],
    ['outfits', p.outfits],
    ['pilots', p.pilots.map((x) => ({ id: x.home }))],
    ['overlay/spaces', p.overlay.spaces],
    ['overlay/hazards', p.overlay.hazards.map((x) => ({ id: x.space }))],
    ['overlay/sites', p.overlay.sites.map((x) => ({ id: x.orbit }))],
  ]);
}

function soundOverlay(p: Pack): void {
  const spaces = new Map(p.board.spaces.map((s) => [s.id, s]));
  const lines = new Set(p.board.edges.map((e) => lineOf(e.a, e.b)));
  const gates: number[] = [];
  p.overlay.spaces.forEach((s, i) => {
    const path = `/overlay/spaces/${i}`;
    if (!spaces.has(s.id)) throw badInputAt(path, 'mv.pack.space', { space: s.id });
    if ((s.type === 'telegate') !== (s.gate !== undefined))
      throw badInputAt(path, 'mv.pack.gate', { id: s.id });
    if (s.gate !== undefined) gates.push(s.gate);
  });
  p.overlay.green.forEach(([a, b], i) => {
    if (!lines.has(lineOf(a as string, b as string)))
      throw badInputAt(`/overlay/green/${i}`, 'mv.pack.space', { space: `${a} ${b}` });
  });
  const hazards = new Set(p.overlay.hazards.map((x) => x.space));
  for (const s of p.board.spaces) {
    if ((s.type === 'hazard') !== hazards.has(s.id))
      throw badInputAt('/overlay/hazards', 'mv.pack.hazard', { id: s.id });
  }
  p.overlay.sites.forEach((x, i) => {
    for (const at of [x.orbit, x.from])
      if (!spaces.has(at)) throw badInputAt(`/overlay/sites/${i}`, 'mv.pack.space', { space: at });
  });
  for (const { effect } of p.encounters) if (effect.do === 'gate') gates.push(effect.gate);
  if (new Set(gates).size !== gates.length)
    throw badInputAt('/overlay/spaces', 'mv.pack.twice', { id: 'gate' });
}
