import { type Msg, msg, type OwnQuestion } from '@fondaco/kernel';
import { useAnswerMarks } from '@fondaco/page-kit/table/suggestion.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { chartSpace } from '../../board/page/galaxy.ts';
import { headingsOf } from '../../board/page/headings.ts';
import { oddsPercent, type SpaceLookup, spaceMsg, systemMsg } from '../../board/page/words.ts';
import type { SpaceId, SystemId } from '../../classic/rules/index.ts';
import { type AnswerOption, type AnswerProps, answerKey, sendActions } from './answers.ts';
import { BASE_SYSTEM } from './look-up/target.ts';
import './heading-answers.css';

/** An answer that names a heading. */
export interface HeadingAnswer {
  option: AnswerOption;
  to: SpaceId;
}

interface Props {
  q: OwnQuestion;
  ask: AnswerProps;
  answers: readonly HeadingAnswer[];
  /** Where the ship is, and what it carries. */
  ship: { space: SpaceId; cargo: readonly string[] };
  /** The probability that the coming roll reaches a space. */
  odds: ReadonlyMap<SpaceId, number>;
  lookup?: SpaceLookup;
  markets: Markets;
  /** Answers besides. */
  children?: ReactNode;
}

/** What a game knows about markets. */
interface Markets {
  /** The culture in a system, or the Base; null if the viewer does not know it. */
  in(system: SystemId): string | null;
  /** What a market pays for a good, or for a passenger who wants to go there; 0 for nothing. */
  pays(market: string, item: string): number;
  itemMsg(item: string): Msg;
}

/** How many further systems a heading names. */
const MOST_OTHERS = 3;

/** mvc.heading.1, mvs.heading.1: headings as the places they lead to, the likeliest first. */
export function HeadingAnswers(props: Props) {
  const { q, ask, answers, ship, odds, lookup, markets, children } = props;
  const say = useSay();
  const text = useText();
  const mark = useAnswerMarks(q.id);
  const headings = headingsOf(
    ship.space,
    answers.map(({ to }) => to),
  );
  /** Who lives in a system, then what the ship could earn there. */
  const notes = (system: SystemId): string[] => {
    const market = markets.in(system);
    if (market === null) return [text('mv.ui.notMet')];
    const earns = [...new Set(ship.cargo)].flatMap((item) => {
      const credits = markets.pays(market, item);
      return credits > 0 ? [text('mv.ui.earns', { item: markets.itemMsg(item), credits })] : [];
    });
    return [...(system === BASE_SYSTEM ? [] : [say(msg(`mv.culture.${market}`))]), ...earns];
  };
  const chance = (system: SystemId): number =>
    Math.max(0, ...[...odds].map(([at, x]) => (chartSpace(at)?.region === system ? x : 0)));
  const rows = answers
    .map(({ option, to }) => {
      const [first, ...others] = headings.systems(to);
      // Where there is one way only, it leads everywhere: what counts is the way.
      const named = answers.length > 1 ? first : undefined;
      const title =
        named === undefined
          ? text('mv.ui.leaveBy', { place: spaceMsg(to, lookup) })
          : text('mv.ui.towards', { place: systemMsg(named) });
      const more = (named === undefined ? [first, ...others] : others).flatMap((x) => x ?? []);
      const also = more.slice(0, MOST_OTHERS).map((x) => say(systemMsg(x)));
      return {
        option,
        title,
        notes: [
          ...(named === undefined ? [] : notes(named)),
          ...(also.length > 0 ? [text('mv.ui.alsoTowards', { places: also.join(', ') })] : []),
        ],
        chance: named === undefined ? 0 : chance(named),
      };
    })
    .toSorted((a, b) => b.chance - a.chance);
  return (
    <fieldset className="mv-group mv-group-heading">
      <legend>{text('mv.ui.group.heading')}</legend>
      {rows.map((row) => (
        <Button
          key={answerKey(row.option)}
          {...mark(row.option.action)}
          className="mv-heading"
          aria-disabled={ask.busy}
          aria-label={`${say(row.option.label)} · ${row.title}`}
          onClick={() => sendActions(ask, q, row.option.action)}
        >
          <span>
            <b>{row.title}</b>
            {row.notes.length > 0 && <small>{row.notes.join(' · ')}</small>}
          </span>
          {row.chance > 0 && <b>{text('mv.ui.percent', { percent: oddsPercent(row.chance) })}</b>}
        </Button>
      ))}
      {children}
    </fieldset>
  );
}
