import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { StandardEvent } from '../../rules/index.ts';
import { DieFace } from '../dice/die.tsx';
import './check-card.css';

const SIGNS = { laser: 'laser-blast', shield: 'energy-shield', piloting: 'compass' } as const;
const FACES = [1, 2, 3, 4, 5, 6];

/** A throw of the effect die: a check or a fight. */
export type Throw = Extract<StandardEvent, { t: 'checked' | 'fought' }>;

export const isThrow = (event: StandardEvent | null): event is Throw =>
  event?.t === 'checked' || event?.t === 'fought';

/** mvs.hazard.1, mvs.pirate.2: what the die shows against the dial or the skill, and which faces would have passed. */
export function CheckCard({ thrown }: { thrown: Throw }) {
  const text = useText();
  const { die, value } = thrown;
  const fight = thrown.t === 'fought' ? thrown : null;
  const check = fight ? fight.with : (thrown as Extract<Throw, { t: 'checked' }>).check;
  const passed = fight ? fight.won : (thrown as Extract<Throw, { t: 'checked' }>).passed;
  const modifier = fight?.modifier ?? 0;
  const most = Math.max(0, Math.min(6, value - modifier - 1));
  const verdict = text(
    `mvs.ui.thrown.${fight ? (passed ? 'won' : 'lost') : passed ? 'passed' : 'failed'}`,
  );
  return (
    <article className={`mvs-card mvs-check ${passed ? 'is-passed' : 'is-failed'}`}>
      <p className="mvs-card-kind">
        {fight
          ? text(`mvs.pirate.${fight.pirate}`)
          : text('mvs.ui.thrown.kind', { check: text(`mvs.ui.check.${check}`) })}
      </p>
      <h3>
        {text('mvs.ui.thrown.shows', { die })}{' '}
        {most > 0 ? text('mvs.ui.thrown.needed', { most }) : text('mvs.ui.thrown.hopeless')}
      </h3>
      <div className="mvs-check-sides">
        <p>
          <Icon name={SIGNS[check]} />
          <b>{value}</b>
          <small>{text(`mvs.ui.check.${check}`)}</small>
        </p>
        {fight && (
          <p>
            <Icon name="pirate-flag" />
            <b>{modifier < 0 ? `−${-modifier}` : `+${modifier}`}</b>
            <small>{text('mvs.ui.thrown.modifier')}</small>
          </p>
        )}
        <strong>{verdict}</strong>
        <p>
          <DieFace n={die} size={72} />
          <small>{text('mvs.ui.thrown.die')}</small>
        </p>
      </div>
      <ol className="mvs-check-faces">
        {FACES.map((face) => (
          <li
            key={face}
            className={face <= most ? 'is-good' : 'is-bad'}
            {...(face === die && { 'aria-current': true })}
          >
            <b>{face}</b>
            <small>{text(face <= most ? 'mvs.ui.thrown.pass' : 'mvs.ui.thrown.fail')}</small>
          </li>
        ))}
      </ol>
    </article>
  );
}
