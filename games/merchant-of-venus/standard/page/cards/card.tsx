import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { systemMsg } from '../../../board/page/words.ts';
import { type Catalog, cultureMsg, type Encounter } from '../catalog.ts';
import { useGame } from '../game.tsx';
import { itemGround, itemIconName } from '../signs.tsx';
import './card.css';

interface CardFrameProps {
  kind: string;
  title: string;
  sign: ReactNode;
  style?: React.CSSProperties;
  /** A line in small letters at the bottom. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The layout all cards of the game share. */
function CardFrame({ kind, title, sign, style, foot, children }: CardFrameProps) {
  return (
    <article className="mvs-card" style={style}>
      <p className="mvs-card-kind">{kind}</p>
      <span className="mvs-card-sign" aria-hidden="true">
        {sign}
      </span>
      <h3>{title}</h3>
      <p className="mvs-card-text">{children}</p>
      {foot && <p className="mvs-card-foot">{foot}</p>}
    </article>
  );
}

const ENCOUNTER_SIGNS = {
  title: 'star-medal',
  xeno: 'trade',
  passengers: 'person',
  denounce: 'talk',
  fence: 'shaking-hands',
  mines: 'skull-crossed-bones',
  gate: 'ringed-planet',
  trade: 'scales',
  smear: 'quill-ink',
  school: 'astronaut-helmet',
  pirate: 'pirate-flag',
} as const;
const CHECK_SIGNS = {
  laser: 'laser-blast',
  shield: 'energy-shield',
  piloting: 'compass',
} as const;

/** The effect of an encounter card in our own words. */
export function encounterText(
  catalog: Catalog,
  { effect }: Encounter,
  text: ReturnType<typeof useText>,
): string {
  const key =
    effect.do === 'title'
      ? effect.title
      : effect.do === 'passengers'
        ? `passengers.${effect.by > 0 ? 'up' : 'down'}`
        : effect.do;
  const pirate = effect.do === 'pirate' ? catalog.pirate(effect.pirate) : undefined;
  const params = {
    ...(effect.do === 'check' && { check: text(`mvs.ui.check.${effect.check}`) }),
    ...(effect.do === 'yard' && { dial: text(`mvs.equipment.${effect.dial}`) }),
    ...(effect.do === 'trade' && { grade: text(`mvs.ui.grade.${effect.grade}`) }),
    ...(effect.do === 'gate' && { gate: effect.gate }),
    ...(pirate && {
      modifier: pirate.modifier < 0 ? `−${-pirate.modifier}` : `+${pirate.modifier}`,
      grade: text(`mvs.ui.grade.${pirate.grade}`),
    }),
  };
  return text(`mvs.ui.card.${key}`, params);
}

/** An encounter card, with its effect in our own words. */
export function EncounterCard({ id }: { id: string }) {
  const { catalog } = useGame();
  const say = useSay();
  const text = useText();
  const card = catalog.encounter(id);
  if (!card) return null;
  const { effect, production } = card;
  const sign =
    effect.do === 'check'
      ? CHECK_SIGNS[effect.check]
      : effect.do === 'yard'
        ? CHECK_SIGNS[effect.dial]
        : effect.do === 'title'
          ? itemIconName(catalog, effect.title)
          : ENCOUNTER_SIGNS[effect.do];
  return (
    <CardFrame
      kind={text('mvs.ui.cardKind.encounter')}
      title={text(`mvs.card.${id}`)}
      sign={<Icon name={sign} />}
      {...(production && {
        foot: text('mvs.ui.produces', { culture: say(cultureMsg(production)) }),
      })}
    >
      {encounterText(catalog, card, text)}
    </CardFrame>
  );
}

/** A reward card, with its effect and its use at the end. */
export function RewardCard({ id }: { id: string }) {
  const { catalog } = useGame();
  const text = useText();
  const reward = catalog.reward(id);
  if (!reward) return null;
  const { constants } = catalog.pack;
  return (
    <CardFrame
      kind={text(reward.relic ? 'mvs.ui.cardKind.relic' : 'mvs.ui.cardKind.reward')}
      title={text(`mvs.reward.${id}`)}
      sign={<Icon name={itemIconName(catalog, id)} />}
      style={itemGround(catalog, id)}
      foot={
        reward.relic
          ? text('mvs.ui.fame', { count: constants.fame.relic })
          : reward.tradeIn && text('mvs.ui.tradeInFor', { credits: constants.tradeIn })
      }
    >
      {text(`mvs.ui.reward.${reward.kind}`, { count: reward.credits })}
    </CardFrame>
  );
}

/** A mission card, with its objective and destination. */
export function MissionCard({ id }: { id: string }) {
  const { catalog } = useGame();
  const text = useText();
  const mission = catalog.mission(id);
  if (!mission) return null;
  const { destination, objective } = mission;
  return (
    <CardFrame
      kind={text('mvs.ui.cardKind.mission')}
      title={text(`mvs.mission.${id}`)}
      sign={<Icon name="scroll-unfurled" />}
      foot={text('mvs.ui.fame', { count: catalog.pack.constants.fame.mission })}
    >
      {text(`mvs.ui.objective.${objective.type}`, { count: objective.value })}
      {destination && ` · ${text('mvs.ui.at', { place: systemMsg(destination) })}`}
    </CardFrame>
  );
}

/** The back of a card the viewer does not know. */
export function CardBack() {
  return <article className="mvs-card is-back" aria-hidden="true" />;
}
