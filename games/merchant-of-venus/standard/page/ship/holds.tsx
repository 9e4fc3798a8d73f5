import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { Load, Room } from '../../../shared/page/hold.tsx';
import type { Hold } from '../../rules/facts/index.ts';
import { itemMsg } from '../catalog.ts';
import { useFacts, useGame, useShown } from '../game.tsx';
import { Credits, lookOf } from '../signs.tsx';

/** mvs.hold.1: the holds with what lies in them, dot by dot. */
export function Holds() {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const { seat, p } = useShown();
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a hold is known by its place
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
  return (
    <li className={hold.spare ? 'mv-hold is-spare' : 'mv-hold'}>
      {hold.loads.map(({ id, dots }, i) => {
        const passenger = catalog.passenger(id);
        return (
          <Load
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may lie in one hold
            key={i}
            look={lookOf(catalog, id)}
            name={say(itemMsg(catalog, id))}
            dots={dots}
          >
            {passenger && (
              <small>
                <Credits n={passenger.fare} />
              </small>
            )}
          </Load>
        );
      })}
      {free > 0 && (
        <Room dots={free}>
          <span aria-hidden="true">{'•'.repeat(free)}</span>
          {/* Half a hold is too narrow for words. */}
          <span className={free === 1 ? 'unseen' : ''}>{text('mvs.ui.free')}</span>
        </Room>
      )}
    </li>
  );
}
