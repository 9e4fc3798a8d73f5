import { withSorted } from '../../shared/rules/lists.ts';
import { activePlayer, type ClassicIo, type Config, changeCulture, infoOf } from './config.ts';
import { drawFromCup } from './cup.ts';
import type { Contact, State, SystemId } from './state.ts';

/** mvc.contact.1: the card is turned up, the market opens, and the finder keeps the card as an IOU. */
export function firstContact(config: Config, s: State, system: SystemId, io: ClassicIo): void {
  const { culture } = s.systems[system] as Contact;
  s.systems = { ...s.systems, [system]: { culture, open: true, seen: [] } };
  changeCulture(s, culture, { at: system });
  const p = activePlayer(s);
  p.ious = withSorted(p.ious, culture);
  io.reveal('table');
  io.tell({ t: 'contact', seat: s.active, system, culture, iou: infoOf(config, culture).iou });
  if (config.options.fastPlay) drawFromCup(config, s, config.constants.fastContact, io); // mvc.option.3
}
