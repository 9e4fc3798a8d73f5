import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { PlayEffect } from '../../rules/facts/index.ts';
import { ActionSign } from '../cards/signs.tsx';
import { ACTION_ICONS, type ActionIcon } from '../catalog.ts';

/** What the chosen cards will do, in the order of om.play.3. */
export function PlayEffectView({ effect }: { effect: PlayEffect }) {
  const text = useText();
  const amount: Record<ActionIcon, number> = {
    ducats: effect.ducats,
    pirates: effect.pirates,
    market: effect.market,
    sail: effect.sail,
  };
  const note = (icon: ActionIcon): string => {
    if (icon === 'ducats' && effect.byMarker > 0)
      return text('om.ui.fx.byMarker', { count: effect.byMarker });
    if (icon === 'pirates' && effect.fought) return text('om.ui.fx.fought');
    return text(`om.ui.fx.${icon}`, { count: amount[icon] });
  };
  return (
    <div className="om-fx" aria-live="polite">
      {ACTION_ICONS.map((icon) => {
        const byMarker =
          icon === 'ducats' ? effect.byMarker > 0 : icon === 'pirates' && effect.fought;
        const look = byMarker ? 'om-fx-marker' : amount[icon] === 0 ? 'om-fx-nil' : '';
        return (
          <div key={icon} className={look}>
            <ActionSign icon={icon} />
            <b>{icon === 'ducats' && amount[icon] > 0 ? `+${amount[icon]}` : amount[icon]}</b>
            <small>{note(icon)}</small>
          </div>
        );
      })}
    </div>
  );
}
