import { classicFace } from '@fondaco/games/merchant-of-venus/classic/terminal/index.ts';
import { standardFace } from '@fondaco/games/merchant-of-venus/standard/terminal/index.ts';
import { oltreMareFace } from '@fondaco/games/oltre-mare/terminal/index.ts';
import type { AnyGame } from '@fondaco/kernel';
import type { Desk } from '@fondaco/terminal-kit/desk.ts';
import type { Face, MakeFace } from '@fondaco/terminal-kit/look.ts';

const FACES: Readonly<Record<string, MakeFace>> = {
  'oltre-mare': oltreMareFace,
  'merchant-of-venus-classic': classicFace,
  'merchant-of-venus-standard': standardFace,
};

export function faceOf(game: AnyGame, options: unknown, pack: unknown, desk: Desk): Face {
  const make = FACES[game.id];
  if (!make) throw new Error(`no face for ${game.id}`);
  return make(options, pack, desk);
}
