import type { Seat } from '@fondaco/kernel';
import { systemMsg } from '../../../board/page/words.ts';
import type { SystemId } from '../../../classic/rules/index.ts';
import type { LookUpPage, LookUpPart, LookUpRow } from './page.ts';
import type { PageWords } from './words.ts';

/** A system whose culture the viewer does not know. */
export const unknownPage = (
  { say, text }: PageWords,
  system: SystemId,
  { about = [], landings }: { about?: readonly string[]; landings: LookUpPart },
): LookUpPage => ({
  title: say(systemMsg(system)),
  about: [text('mv.chart.unmet'), ...about],
  parts: [
    {
      id: 'unknown',
      title: text('mv.ui.look.unknown'),
      none: text('mv.ui.look.contact'),
      rows: [],
    },
    landings,
  ],
});

/** All cultures, those that are met first. */
export function allPage<Culture>(
  { text }: PageWords,
  cultures: readonly Culture[],
  isMet: (culture: Culture) => boolean,
  rowOf: (culture: Culture) => LookUpRow,
): LookUpPage {
  const met = cultures.filter(isMet);
  const unmet = cultures.filter((culture) => !met.includes(culture));
  return {
    title: text('mv.ui.look.all'),
    about: [text('mv.ui.look.allNote')],
    parts: [
      { id: 'met', title: text('mv.ui.look.met'), rows: met.map(rowOf) },
      { id: 'unmet', title: text('mv.ui.look.unmet'), rows: unmet.map(rowOf) },
    ],
  };
}

interface Travel {
  game: {
    catalog: { passenger(id: string): { to: string } | undefined };
    view: { players: readonly { cargo: readonly string[] }[] };
    me: Seat | null;
  };
  words: PageWords;
}

/** Passengers who wait in a place, then those aboard the viewer's ship who want to go there. */
export function passengersPart(
  { game: { catalog, view, me }, words: { text } }: Travel,
  place: string,
  waiting: readonly string[],
  rowOf: (id: string) => LookUpRow,
): LookUpPart {
  const cargo = me === null ? [] : (view.players[me]?.cargo ?? []);
  const bound = cargo.filter((id) => catalog.passenger(id)?.to === place);
  return {
    id: 'passengers',
    title: text('mv.ui.look.passengers'),
    none: text('mv.ui.look.noPassengers'),
    rows: [
      ...waiting.map(rowOf),
      ...bound.map((id) => ({
        ...rowOf(id),
        id: `aboard:${id}`,
        note: text('mv.ui.look.arrivesHere'),
        look: 'good' as const,
      })),
    ],
  };
}
