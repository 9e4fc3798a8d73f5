import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useFacts, useGame } from '../game.tsx';
import { Credits } from '../signs.tsx';

/** mvs.solo.4: the five challenges in the order of their rounds, with goal, effect and fee. */
export function Challenges() {
  const { view } = useGame();
  const facts = useFacts();
  const text = useText();
  if (view.challenges.length === 0) return null;
  return (
    <section className="mvs-panel mvs-challenges" aria-labelledby="mvs-challenges">
      <header>
        <h3 id="mvs-challenges">{text('mvs.ui.challenges')}</h3>
        <small>{text('mvs.ui.feesDue', { credits: facts.feesDue(view) })}</small>
      </header>
      <ol>
        {facts.challenges(view).map(({ id, round, fee, effect, goal, active, done, reached }) => (
          <li key={id} className={done ? 'is-done' : active ? 'is-active' : ''}>
            <span className="mvs-challenge-round">
              {done ? <Icon name="check" label={text('mvs.ui.done')} /> : round}
            </span>
            <span>
              <b>{text(`mvs.challenge.${id}`)}</b>
              <small>
                {text(`mvs.ui.goal.${goal.type}`, { count: goal.value })}
                {!done && ` · ${reached}/${goal.value}`}
              </small>
              {!done && (
                <small className="mvs-challenge-effect">{text(`mvs.ui.effect.${effect}`)}</small>
              )}
            </span>
            {!done && <Credits n={-fee} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
