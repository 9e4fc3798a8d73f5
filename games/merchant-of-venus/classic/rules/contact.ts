import { putSorted } from '../../shared/rules/lists.ts';
import { activePlayer, type Book, type ClassicIo, cultureAt, infoOf } from './book.ts';
import { drawFromCup } from './cup.ts';
import type { Contact, State, SystemId } from './state.ts';

/** mvc.contact.1: the card is turned up, the market opens, and the finder keeps the card as an IOU. */
export function firstContact(b: Book, s: State, system: SystemId, io: ClassicIo): void {
  const contact = s.systems[system] as Contact;
  contact.open = true;
  contact.seen = [];
  const { culture } = contact;
  cultureAt(s, culture).at = system;
  putSorted(activePlayer(s).ious, culture);
  io.reveal('table');
  io.tell({ t: 'contact', seat: s.active, system, culture, iou: infoOf(b, culture).iou });
  if (b.options.fastPlay) drawFromCup(b, s, b.constants.fastContact, io); // mvc.option.3
}
