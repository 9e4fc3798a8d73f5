import { putSorted } from '../../shared/rules/lists.ts';
import { activePlayer, type ClassicIo, type Config, cultureAt, infoOf } from './config.ts';
import { drawFromCup } from './cup.ts';
import type { Contact, State, SystemId } from './state.ts';

/** mvc.contact.1: the card is turned up, the market opens, and the finder keeps the card as an IOU. */
export function firstContact(config: Config, s: State, system: SystemId, io: ClassicIo): void {
  const contact = s.systems[system] as Contact;
  contact.open = true;
  contact.seen = [];
  const { culture } = contact;
  cultureAt(s, culture).at = system;
  putSorted(activePlayer(s).ious, culture);
  io.reveal('table');
  io.tell({ t: 'contact', seat: s.active, system, culture, iou: infoOf(config, culture).iou });
  if (config.options.fastPlay) drawFromCup(config, s, config.constants.fastContact, io); // mvc.option.3
}
