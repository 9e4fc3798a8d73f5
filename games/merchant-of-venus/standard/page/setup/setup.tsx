import type { OwnQuestion } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useAnswerMarks } from '@fondaco/page-kit/table/suggestion.ts';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import {
  type AnswerOption,
  type AnswerProps,
  actionOf,
  answerKey,
  sendActions,
} from '../answers.ts';
import { cultureMsg } from '../catalog.ts';
import { useGame } from '../game.tsx';
import './setup.css';

/** Actions before the first turn that are chosen from large cards; the others are chosen on the chart. */
const CARD_ACTIONS: readonly string[] = ['wish', 'dial', 'outfit'];

/** Whether the question is answered with large cards. */
export const hasSetupCards = (q: OwnQuestion): boolean =>
  q.options.some((o) => CARD_ACTIONS.includes(actionOf(o).do));

interface Props {
  q: OwnQuestion;
  ask: AnswerProps;
}

/** mvs.setup.4, mvs.setup.7, mvs.solo.2: cards to choose the pilot, the dial and the starting equipment. */
export function SetupCards({ q, ask }: Props) {
  const text = useText();
  const mark = useAnswerMarks(q.id);
  const options = q.options.filter((o) => CARD_ACTIONS.includes(actionOf(o).do));
  return (
    <div className="mvs-setup">
      <h2>{text('mvs.ui.setup')}</h2>
      <ul>
        {options.map((o) => (
          <li key={answerKey(o)}>
            <button
              type="button"
              className="mvs-pick"
              {...mark(o.action)}
              aria-disabled={ask.busy || o.off !== undefined}
              onClick={() => {
                if (!o.off) sendActions(ask, q, o.action);
              }}
            >
              <SetupCardFace o={o} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SetupCardFace({ o }: { o: AnswerOption }): ReactNode {
  const say = useSay();
  const text = useText();
  const a = actionOf(o);
  switch (a.do) {
    case 'wish':
      return (
        <>
          <span className="unseen">{say(o.label)}</span>
          <Pilot home={a.pilot} />
        </>
      );
    case 'dial':
      return (
        <>
          <span className="unseen">{say(o.label)}</span>
          <Icon name={a.dial === 'laser' ? 'laser-blast' : 'energy-shield'} />
          <b>{text(`mvs.equipment.${a.dial}`)}</b>
          <span>{text(`mvs.ui.equip.${a.dial}`)}</span>
        </>
      );
    default:
      return (
        <>
          <Icon name="present" />
          <b>{say(o.label)}</b>
        </>
      );
  }
}

/** mvs.pilot.2: a pilot's skill by level, and the powers of the two sides of level 3. */
function Pilot({ home }: { home: string }): ReactNode {
  const { catalog } = useGame();
  const text = useText();
  const levels = catalog.pilot(home)?.levels;
  if (!levels) return null;
  const skill = [levels['1'], levels['2'], levels['3a'], levels['3b']].map((x) => x.skill);
  return (
    <>
      <Icon name="astronaut-helmet" />
      <b>{text('mvs.ui.pilotOf', { culture: cultureMsg(home) })}</b>
      <span>
        {text('mvs.ui.skillBy', {
          one: skill[0] ?? 0,
          two: skill[1] ?? 0,
          a: skill[2] ?? 0,
          b: skill[3] ?? 0,
        })}
      </span>
      <span className="mvs-pick-side">
        <i translate="no">3a</i> {text(`mvs.ui.power.${home}.a`)}
      </span>
      <span className="mvs-pick-side">
        <i translate="no">3b</i> {text(`mvs.ui.power.${home}.b`)}
      </span>
    </>
  );
}
