import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useDestination } from '../../../shared/page/destination.ts';
import { seatPlace } from '../../../shared/page/glides.tsx';
import { itemMsg } from '../catalog.ts';
import { useFacts, useGame, useShownShip } from '../game.tsx';
import { Credits, itemGround, itemIconName } from '../signs.tsx';
import './ship.css';

/** The ship at a glance, beside chart and market. The whole strip is a button that opens the dashboard. */
export function ShipStrip({ onOpen }: { onOpen(): void }) {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const { seat, p } = useShownShip();
  const say = useSay();
  const destination = useDestination(catalog);
  const text = useText();
  if (!p) return null;
  const { holds, used, dots } = facts.stow(view, p);
  const sum = (dial: 'laser' | 'shield'): number => {
    const { value, plus } = facts.dial(view, seat, dial);
    return value + plus;
  };
  const ready = facts.readyMissions(view, seat).length;
  return (
    <button type="button" className="mvs-strip" onClick={onOpen}>
      <span className="unseen">{text('mvs.ui.toShip')}</span>
      <b className="mvs-strip-money">
        <Credits n={p.credits} />
      </b>
      <span className="mvs-strip-holds" aria-hidden="true" data-place={seatPlace(seat, 'hold')}>
        {holds.map((hold, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hold is identified by its place
          <span key={i} className="mvs-strip-hold" style={{ flexGrow: hold.dots }}>
            {hold.loads.map(({ id, dots: n }, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may lie in one hold
                key={at}
                style={{ ...itemGround(catalog, id), flexGrow: n }}
                title={say(itemMsg(catalog, id))}
              >
                <Icon name={itemIconName(catalog, id)} />
                {catalog.passenger(id) && (
                  <small>→{destination(catalog.passenger(id)?.to ?? '').short}</small>
                )}
              </span>
            ))}
          </span>
        ))}
      </span>
      <span className="mvs-strip-dots">{text('mvs.ui.dotsUsed', { used, dots })}</span>
      <StripFact sign="laser-blast" n={sum('laser')} label={text('mvs.equipment.laser')} />
      <StripFact sign="energy-shield" n={sum('shield')} label={text('mvs.equipment.shield')} />
      <StripFact sign="laurels" n={p.fame} label={text('mvs.ui.fameTokens')} />
      <StripFact sign="pirate-flag" n={p.infamy} label={text('mvs.ui.infamyTokens')} />
      <StripFact sign="scroll-unfurled" n={ready} label={text('mvs.ui.readyMissions')} />
    </button>
  );
}

function StripFact({ sign, n, label }: { sign: IconName; n: number; label: string }) {
  return (
    <span className="mvs-fact" title={label}>
      <Icon name={sign} label={label} />
      <b>{n}</b>
    </span>
  );
}
