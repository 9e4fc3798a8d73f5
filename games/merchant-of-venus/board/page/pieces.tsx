import { SeatShape, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { memo, type ReactNode } from 'react';
import type { SystemId } from '../../classic/rules/index.ts';
import { PLATES, pointOf, SHEET_BOX } from './galaxy.ts';
import { Ink } from './ink.tsx';
import {
  GateMark,
  HarbourMark,
  HiddenMark,
  RelicMark,
  RockMark,
  TokenHazardMark,
} from './marks.tsx';
import { SystemPlate, Title } from './plates.tsx';
import type { Lying, Scene } from './scene.ts';

/** What lies on the chart and changes in the course of the game, but for the ships. */
export const Pieces = memo(function Pieces({
  tokens,
  ports,
}: Pick<Scene, 'tokens' | 'ports'>): ReactNode {
  return (
    <>
      <svg className="mv-chart-drawing" viewBox={SHEET_BOX} aria-hidden="true">
        {tokens.map((lies) => (
          <TokenMark key={lies.space} lies={lies} />
        ))}
        {ports.map(({ space, colour }) => (
          <At key={space} id={space}>
            <Port colour={colour} />
          </At>
        ))}
      </svg>
      {tokens.map(({ space, token }) =>
        token?.kind === 'gate' ? (
          <Ink key={space} at={pointOf(space)} look="gate">
            {token.number}
          </Ink>
        ) : token?.kind === 'hazard' ? (
          <Ink key={space} at={pointOf(space)} look="cost">
            {token.cost}
          </Ink>
        ) : null,
      )}
    </>
  );
});

export const Plates = memo(function Plates({ plates }: Pick<Scene, 'plates'>): ReactNode {
  return PLATES.map((box) => {
    const plate = plates[box.system as SystemId];
    return box.kind === 'system' && plate ? (
      <SystemPlate key={box.system} box={box} plate={plate} />
    ) : (
      <Title key={box.system} box={box} />
    );
  });
});

function At({ id, children }: { id: string; children: ReactNode }): ReactNode {
  const { x, y } = pointOf(id);
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

const TokenMark = memo(function TokenMark({ lies }: { lies: Lying }): ReactNode {
  const { space, token, up, hidden } = lies;
  const at = pointOf(space);
  if (hidden) return <HiddenMark at={at} />;
  const mark = ((): ReactNode => {
    switch (token?.kind) {
      case 'gate':
        return <GateMark at={at} />;
      case 'hazard':
        return <TokenHazardMark at={at} colour={token.colour} />;
      case 'port':
        return <HarbourMark at={at} open />;
      case 'relic':
        return <RelicMark at={at} />;
      default:
        return <RockMark at={at} />;
    }
  })();
  // Known to this viewer alone: still face down for the others.
  return up ? (
    mark
  ) : (
    <>
      {mark}
      <circle className="mv-chart-glimpse" cx={at.x} cy={at.y} r={20} />
    </>
  );
});

function Port({ colour }: { colour: number }): ReactNode {
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
