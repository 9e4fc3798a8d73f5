import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useGame, useShown } from '../game.tsx';
import { groundOf, ItemSign } from '../signs.tsx';

/** Rewards in hand: relics, lasting ones, and those still to be used. */
export function Rewards() {
  const { catalog } = useGame();
  const { p } = useShown();
  const text = useText();
  if (!p) return null;
  return (
    <section className="mvs-panel mvs-rewards" aria-labelledby="mvs-rewards">
      <header>
        <h3 id="mvs-rewards">{text('mvs.ui.rewards')}</h3>
      </header>
      {p.rewards.length === 0 && <p className="mvs-none">{text('mvs.ui.noRewards')}</p>}
      <ul>
        {p.rewards.map((id) => {
          const reward = catalog.reward(id);
          return (
            <li key={id} style={groundOf(catalog, id)}>
              <ItemSign catalog={catalog} id={id} small />
              <b>{text(`mvs.reward.${id}`)}</b>
              <small>
                {reward?.relic &&
                  `${text('mvs.ui.relicFame', { count: catalog.pack.constants.fame.relic })} · `}
                {text(`mvs.ui.reward.${reward?.kind ?? id}`, { count: reward?.credits ?? 0 })}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
