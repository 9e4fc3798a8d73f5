import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useGame, useShownShip } from '../game.tsx';
import { ItemSign, itemGround } from '../signs.tsx';

/** The rewards a player has: relics, permanent ones, and those still to be used. */
export function Rewards() {
  const { catalog } = useGame();
  const { p } = useShownShip();
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
            <li key={id} style={itemGround(catalog, id)}>
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
