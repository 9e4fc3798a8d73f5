import { SeatShape, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { memo, type ReactNode } from 'react';
import type { SystemId } from '../../classic/rules/index.ts';
import { ChartFigure } from './chart-text.tsx';
import { PLATES, SHEET_BOX, spacePoint } from './galaxy.ts';
import {
  AsteroidMark,
  FaceDownMark,
  GateMark,
  RelicMark,
  SpaceportMark,
  TokenHazardMark,
} from './marks.tsx';
import { PlaceTitle, SystemPlate } from './plates.tsx';
import type { PlacedToken, Scene } from './scene.ts';
import { useLettering } from './use-lettering.tsx';

/** Encounter tokens and merchant spaceports: the pieces that change during the game, except ships. */
export const BoardPieces = memo(function BoardPieces({
  tokens,
  ports,
}: Pick<Scene, 'tokens' | 'ports'>): ReactNode {
  return (
    <>
      <svg className="mv-chart-drawing" viewBox={SHEET_BOX} aria-hidden="true">
        {tokens.map((placed) => (
          <TokenMark key={placed.space} placed={placed} />
        ))}
        {ports.map(({ space, colour }) => (
          <At key={space} id={space}>
            <MerchantPort colour={colour} />
          </At>
        ))}
      </svg>
      {tokens.map(({ space, token }) =>
        token?.kind === 'gate' ? (
          <ChartFigure key={space} at={spacePoint(space)} look="gate">
            {token.number}
          </ChartFigure>
        ) : token?.kind === 'hazard' ? (
          <ChartFigure key={space} at={spacePoint(space)} look="cost">
            {token.cost}
          </ChartFigure>
        ) : null,
      )}
    </>
  );
});

/** The name plates of all systems and other named places. */
export const SystemPlates = memo(function SystemPlates({
  plates,
  base,
  odds,
  peeked,
}: Pick<Scene, 'plates' | 'base'> & {
  /** How likely the coming roll reaches a system. */
  odds: ReadonlyMap<SystemId, number>;
  /** The system whose plate is pointed at: all of it is shown, over the others. */
  peeked: SystemId | null;
}): ReactNode {
  const { plates: placed } = useLettering();
  const leaders = [...placed.values()].flatMap(({ x, y, leader }) =>
    leader ? [`M${x} ${y}L${leader.x} ${leader.y}`] : [],
  );
  return (
    <>
      <svg className="mv-chart-drawing" viewBox={SHEET_BOX} aria-hidden="true">
        <path className="mv-chart-leader" d={leaders.join('')} />
      </svg>
      {PLATES.map((box) => {
        const plate = plates[box.system as SystemId];
        if (box.kind !== 'system' || !plate)
          return (
            <PlaceTitle
              key={box.system}
              box={box}
              {...(box.kind === 'base' && { people: base, odds: odds.get(box.system) ?? null })}
            />
          );
        const at = placed.get(box.system);
        if (!at) return null;
        return (
          <SystemPlate
            key={box.system}
            system={box.system}
            at={at}
            plate={plate}
            odds={odds.get(box.system) ?? null}
            isPeeked={box.system === peeked && at.form !== 'full'}
          />
        );
      })}
    </>
  );
});

function At({ id, children }: { id: string; children: ReactNode }): ReactNode {
  const { x, y } = spacePoint(id);
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

const TokenMark = memo(function TokenMark({ placed }: { placed: PlacedToken }): ReactNode {
  const { space, token, up, hidden } = placed;
  const at = spacePoint(space);
  if (hidden) return <FaceDownMark at={at} />;
  const mark = ((): ReactNode => {
    switch (token?.kind) {
      case 'gate':
        return <GateMark at={at} />;
      case 'hazard':
        return <TokenHazardMark at={at} colour={token.colour} />;
      case 'port':
        return <SpaceportMark at={at} open />;
      case 'relic':
        return <RelicMark at={at} />;
      default:
        return <AsteroidMark at={at} />;
    }
  })();
  // Face down for the others, but known to this viewer.
  return up ? (
    mark
  ) : (
    <>
      {mark}
      <circle className="mv-chart-glimpse" cx={at.x} cy={at.y} r={20} />
    </>
  );
});

function MerchantPort({ colour }: { colour: number }): ReactNode {
  return (
    <g style={{ color: seatInk(colour) }}>
      <path className="mv-chart-arms" d="M-22 0H-14M14 0H22M0 -22V-14M0 14V22" />
      <circle className="mv-chart-port" r={15.5} />
      <g transform="translate(-9 -9) scale(.75)">
        <SeatShape colour={colour} />
      </g>
    </g>
  );
}
