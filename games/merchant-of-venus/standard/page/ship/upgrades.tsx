import { msg } from '@fondaco/kernel';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { techMsg } from '../catalog.ts';
import { DiceBox } from '../dice/dice-box.tsx';
import { useFacts, useGame, useShownShip } from '../game.tsx';
import { ItemSign } from '../signs.tsx';

/** mvs.tech.1: the slots for upgrades worked by a die; below them technologies that need no die. */
export function Upgrades() {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const { seat, p } = useShownShip();
  const say = useSay();
  const text = useText();
  if (!p) return null;
  const upgrades = facts.upgrades(p);
  const { slots } = catalog.pack.constants;
  const free = facts.spare(p).slots;
  const others = p.techs.filter((id) => catalog.tech(id)?.type !== 'upgrade');
  return (
    <section className="mvs-panel mvs-upgrades" aria-labelledby="mvs-upgrades">
      <header>
        <h3 id="mvs-upgrades">{text('mvs.ui.upgrades')}</h3>
        <small>
          {text('mvs.ui.slots', { n: upgrades.length, slots })} ·{' '}
          {text('mvs.ui.fame', { count: facts.fameOf(view, seat, 'upgrades') })}
        </small>
      </header>
      <ul>
        {upgrades.map((id) => (
          <li key={id}>
            <DiceBox box={id} />
          </li>
        ))}
        {free > 0 && (
          <li className="mvs-slot-free">
            {text('mvs.ui.freeSlots', { count: free })}{' '}
            {text('mvs.ui.fullUpgrades', {
              fame: msg('mvs.ui.fame', { count: facts.fullUpgradeFame }),
            })}
          </li>
        )}
      </ul>
      {others.length > 0 && (
        <ul className="mvs-techs">
          {others.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there may be several Data Probes
            <li key={i}>
              <ItemSign catalog={catalog} id={id} small />
              <span>
                <b>{say(techMsg(catalog, id))}</b>
                <small>{text(`mvs.ui.tech.${catalog.tech(id)?.kind ?? id}`)}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
