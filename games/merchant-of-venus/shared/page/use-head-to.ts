import { isRecord, type OwnQuestion } from '@fondaco/kernel';
import { useMemo } from 'react';
import { headingsOf } from '../../board/page/headings.ts';
import type { SpaceId, SystemId } from '../../classic/rules/index.ts';
import { type AnswerOption, type AnswerProps, sendActions } from './answers.ts';

/** Returns, while a heading is asked for, the function that rolls with the one that leads to a system. */
export function useHeadTo(
  ship: SpaceId,
  q: OwnQuestion | null,
  ask: AnswerProps,
  onHead: () => void,
): (system: SystemId) => (() => void) | null {
  const options = useMemo(() => (q?.kind === 'heading' ? headingOptions(q) : new Map()), [q]);
  const headings = useMemo(() => headingsOf(ship, [...options.keys()]), [ship, options]);
  return (system) => {
    const to = headings.to(system);
    const option: AnswerOption | undefined = to === undefined ? undefined : options.get(to);
    if (!option || !q || ask.busy) return null;
    return () => {
      onHead();
      sendActions(ask, q, option.action);
    };
  };
}

/** The answers that name a heading, by the space they name. */
function headingOptions({ options }: OwnQuestion): Map<SpaceId, AnswerOption> {
  const found = new Map<SpaceId, AnswerOption>();
  for (const option of options) {
    const { action, off } = option;
    if (!off && isRecord(action) && action.do === 'head' && typeof action.to === 'string')
      found.set(action.to, option);
  }
  return found;
}
