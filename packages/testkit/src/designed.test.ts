import { merchantOfVenusClassic } from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { expect, test } from 'vitest';

/** Values that come from a rulebook or a public list, by game. Whatever is not among them must be listed as designed. */
const PUBLISHED = {
  'oltre-mare': [
    /^constants\./,
    /^actions\./,
    /^editions\.\w+\.leftOutWithTwo$/,
    /^editions\.second\.markers\./,
    /^editions\.first\.goods\.\w+\.row\./,
    /^editions\.\w+\.goods\.\w+\.name$/,
    /^editions\.\w+\.cards\.[\w-]+\.good$/,
  ],
  'merchant-of-venus-classic': [
    /^constants\./,
    /^races\./,
    /^cultures\.\w+\.(name|science|iou|deed|buyers\.\d+)$/,
    /^cultures\.\w+\.good\.(name|count|cost|resale)$/,
    /^cultures\.(?!wollow\.)\w+\.good\.grade$/,
    /^cultures\.\w+\.factory\.(cost|resale)1988$/,
    /^sciences\./,
    /^ships\./,
    /^equipment\.\w+\.(cost|tradeIn)$/,
    /^relics\./,
    /^passengers\.\w+\.(from|to|fare)$/,
    /^passengers\.scientist\.name$/,
    /^demands\.[\w@]+\.(good|count|bonus)$/,
    /^demands\.(?!designerGenes@volois|bionicPerfume@dell|finestDust@humans)[\w@]+\.at$/,
    /^encounters\./,
    /^board\.(systems|edges)\./,
    /^board\.spaces\.(?!CW\.2\.nav\.|CW\.3\.cost)/,
  ],
} as const;

/** Every single value by its path; things in a list go by their id where they have one. */
function leaves(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const under = (key: string): string => (path === '' ? key : `${path}.${key}`);
  if (Array.isArray(value))
    return value.flatMap((x: unknown, i) =>
      leaves(x, under((x as { id?: string } | null)?.id ?? String(i))),
    );
  return Object.entries(value).flatMap(([key, x]) => leaves(x, under(key)));
}

/** Names of the set and ids are ours in every set, and tell nothing of the published game. */
const isValue = (path: string): boolean => !/^(name|designed\.\d+)$|\.id$/.test(path);

const covers = (part: string): RegExp => {
  const escaped = part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^.]+');
  return new RegExp(`^${escaped}(\\.|$)`);
};

test.each([oltreMare, merchantOfVenusClassic] as const)(
  'the list of what was designed for $id tells of every value',
  (game) => {
    const { components } = game;
    const published = PUBLISHED[game.id as keyof typeof PUBLISHED];
    const designed = components.designed.map(covers);
    const paths = leaves(components).filter(isValue);
    const unlisted: string[] = [];
    const both: string[] = [];
    for (const path of paths) {
      const ours = designed.some((x) => x.test(path));
      const theirs = published.some((x) => x.test(path));
      if (ours && theirs) both.push(path);
      if (!ours && !theirs) unlisted.push(path);
    }
    expect({ unlisted, both }).toEqual({ unlisted: [], both: [] });
    const idle = components.designed.filter((_, i) => !paths.some((p) => designed[i]?.test(p)));
    expect(idle).toEqual([]);
  },
);
