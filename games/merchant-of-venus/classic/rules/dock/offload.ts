import { type Chance, type Form, msg, type Refusal } from '@fondaco/kernel';
import { isEquipment, removable, returnEquipment, unload } from '../cargo.ts';
import { activePlayer, type ClassicIo, type Config } from '../config.ts';
import { intoCup } from '../cup.ts';
import { itemName } from '../labels.ts';
import type { DockAction, DockFrame, ItemId, State, TokenId } from '../state.ts';
import { aboard, holdsAll } from './items.ts';

/** mvc.offload.1 (C53): offloading several things is one act: all go into the cup before anything is drawn. */
export function offload(config: Config, s: State, items: readonly ItemId[], io: ClassicIo): void {
  intoCup(config, s, unloadItems(s, items, io), io);
}

/** Takes things off the ship. Equipment goes back to the stock; returns the tokens, which the caller puts into the cup. */
export function unloadItems(s: State, items: readonly ItemId[], io: ClassicIo): TokenId[] {
  const p = activePlayer(s);
  const tokens: TokenId[] = [];
  for (const item of items) {
    io.tell({ t: 'offloaded', seat: s.active, item });
    if (isEquipment(p, item)) returnEquipment(s, p, item);
    else {
      unload(p, item);
      tokens.push(item);
    }
  }
  return tokens;
}

/** The form to offload several things at once. Single things are listed answers. */
export function offloadForms(config: Config, s: State, f: DockFrame): Form[] {
  if (f.market === null || f.iou !== null) return [];
  const p = activePlayer(s);
  const max = aboard(p).length;
  if (max < 2) return [];
  const of = removable(p).map((id) => ({ id, label: itemName(config, id) }));
  return [
    {
      kind: 'offload',
      rule: 'mvc.offload.1',
      label: msg('mvc.form.offload'),
      base: { do: 'offload' },
      fields: [{ name: 'items', t: 'some', of, min: 2, max, repeat: true }],
    },
  ];
}

export const judgeOffload = (s: State, items: readonly ItemId[]): Refusal | undefined =>
  holdsAll(activePlayer(s), items)
    ? undefined
    : { rule: 'mvc.offload.1', msg: msg('mvc.no.notHeld') };

export function sampleOffload(s: State, chance: Chance): DockAction {
  const items = aboard(activePlayer(s));
  chance.shuffle(items, 'sample');
  return { do: 'offload', items: items.slice(0, 2) };
}
