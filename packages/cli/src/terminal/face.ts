import type { AnyGame } from '@fondaco/kernel';
import type { Desk } from './desk.ts';
import type { Face, MakeFace } from './look.ts';
import { classicFace } from './merchant-of-venus/face.ts';
import { standardFace } from './merchant-of-venus/standard.ts';
import { oltreMareFace } from './oltre-mare/face.ts';

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
