import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useFacts, useGame, useShownShip } from '../game.tsx';

const SIGNS = { laser: 'laser-blast', shield: 'energy-shield' } as const;
const DIAL_RADIUS = 50;
const dialPoint = (part: number, r: number): { x: number; y: number } => {
  const turn = Math.PI * (1 - part);
  return { x: 70 + Math.cos(turn) * r, y: 70 - Math.sin(turn) * r };
};
const dialArc = (part: number): string => {
  const { x, y } = dialPoint(part, DIAL_RADIUS);
  return `M${70 - DIAL_RADIUS} 70A${DIAL_RADIUS} ${DIAL_RADIUS} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** mvs.fame.1: laser and shield as gauges, with the fame each brings at the end. */
export function Dials() {
  return (
    <section className="mvs-panel mvs-dials">
      <Dial dial="laser" />
      <Dial dial="shield" />
    </section>
  );
}

function Dial({ dial }: { dial: 'laser' | 'shield' }) {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const { seat } = useShownShip();
  const text = useText();
  const { value, plus } = facts.dial(view, seat, dial);
  const most = catalog.pack.constants.dialMost;
  const marks = Array.from({ length: most + 1 }, (_, n) => n);
  const hand = dialPoint(value / most, 40);
  return (
    <div className={`mvs-dial is-${dial}`}>
      <svg viewBox="0 0 140 84" aria-hidden="true">
        <path className="mvs-dial-track" d={dialArc(1)} />
        {value > 0 && <path className="mvs-dial-value" d={dialArc(value / most)} />}
        {marks.map((n) => {
          const dot = dialPoint(n / most, DIAL_RADIUS);
          const word = dialPoint(n / most, DIAL_RADIUS + 14);
          return (
            <g key={n} className={n <= value ? 'is-reached' : ''}>
              <circle cx={dot.x} cy={dot.y} r={3.4} />
              <text x={word.x} y={word.y + 4} className={n === value ? 'is-value' : ''}>
                {n}
              </text>
            </g>
          );
        })}
        <path className="mvs-dial-hand" d={`M70 70L${hand.x.toFixed(1)} ${hand.y.toFixed(1)}`} />
        <circle className="mvs-dial-hub" cx={70} cy={70} r={5.5} />
      </svg>
      <p className="mvs-dial-name">
        <Icon name={SIGNS[dial]} />
        <span>{text(`mvs.equipment.${dial}`)}</span>
        <b>{value}</b>
        {plus > 0 && <em>{text('mvs.ui.raised', { plus, all: value + plus })}</em>}
      </p>
      <small>{text('mvs.ui.fameAtEnd', { count: facts.fameOf(view, seat, dial) })}</small>
    </div>
  );
}
