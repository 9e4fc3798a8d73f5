import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useDestination } from '../../../shared/page/destination.ts';
import { FreeHoldSpace, HoldItem } from '../../../shared/page/hold.tsx';
import type { Hold } from '../../rules/facts/index.ts';
import { itemMsg } from '../catalog.ts';
import { useFacts, useGame, useShownShip } from '../game.tsx';
import { Credits, itemLook } from '../signs.tsx';

/** mvs.hold.1: the holds of the shown ship with their contents, dot by dot. */
export function Holds() {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const { seat, p } = useShownShip();
  const text = useText();
  if (!p) return null;
  const { holds, tanks, used, dots } = facts.stow(view, p);
  const { maxHolds } = catalog.pack.constants;
  const more = facts.spare(p).holds;
  return (
    <section className="mvs-panel mvs-holds" aria-labelledby="mvs-holds">
      <header>
        <h3 id="mvs-holds">{text('mvs.ui.holds')}</h3>
        <small>
          {text('mvs.ui.holdsOf', { n: p.holds, most: maxHolds })} ·{' '}
          {text('mvs.ui.fame', { count: facts.fameOf(view, seat, 'holds') })}
        </small>
        <small className="mvs-right">{text('mvs.ui.dotsUsed', { used, dots })}</small>
      </header>
      <ol>
        {holds.map((hold, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hold is identified by its place
          <OneHold key={i} hold={hold} />
        ))}
        {more > 0 && (
          <li className="mv-hold is-missing">
            <span>{text('mvs.ui.noHold', { count: more })}</span>
          </li>
        )}
      </ol>
      {tanks.length > 0 && (
        <ol className="mvs-tanks" aria-label={text('mvs.tech.stasisTanks')}>
          <OneHold
            hold={{ loads: tanks.map((id) => ({ id, dots: 1 })), dots: tanks.length, free: 0 }}
          />
        </ol>
      )}
    </section>
  );
}

function OneHold({ hold }: { hold: Hold }) {
  const { catalog } = useGame();
  const say = useSay();
  const text = useText();
  const { free } = hold;
  const destination = useDestination(catalog);
  return (
    <li className={hold.spare ? 'mv-hold is-spare' : 'mv-hold'}>
      {hold.loads.map(({ id, dots }, i) => {
        const passenger = catalog.passenger(id);
        return (
          <HoldItem
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may lie in one hold
            key={i}
            look={itemLook(catalog, id)}
            name={say(itemMsg(catalog, id))}
            dots={dots}
            to={passenger && destination(passenger.to)}
          >
            {passenger && (
              <small>
                <Credits n={passenger.fare} />
              </small>
            )}
          </HoldItem>
        );
      })}
      {free > 0 && (
        <FreeHoldSpace dots={free}>
          <span aria-hidden="true">{'•'.repeat(free)}</span>
          {/* Half a hold is too narrow for text. */}
          <span className={free === 1 ? 'unseen' : ''}>{text('mvs.ui.free')}</span>
        </FreeHoldSpace>
      )}
    </li>
  );
}
