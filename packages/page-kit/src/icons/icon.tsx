import { memo, type ReactNode } from 'react';
import { DRAWN_ICONS } from './drawn.ts';
import { GAME_ICONS } from './game-icons.ts';
import type { STAR_ICONS } from './star-icons.ts';
import type { TABLE_ICONS } from './table-icons.ts';

type GameIcon = keyof typeof GAME_ICONS | keyof typeof TABLE_ICONS | keyof typeof STAR_ICONS;
export type IconName = GameIcon | keyof typeof DRAWN_ICONS;

/** Signs only a table needs come with it: the first screen is lighter without them. */
const known: Partial<Record<GameIcon, string>> = { ...GAME_ICONS };

export function addIcons(icons: Partial<Record<GameIcon, string>>): void {
  Object.assign(known, icons);
}

const isDrawn = (name: IconName): name is keyof typeof DRAWN_ICONS => name in DRAWN_ICONS;

interface Props {
  name: IconName;
  /** In pixels, or any length; by default as large as the text beside it. */
  size?: number | string;
  /** What it says to a screen reader, where no text beside it does. */
  label?: string;
  className?: string;
}

/** A sign in the colour of the text. */
export const Icon = memo(function Icon({ name, size = '1em', label, className = '' }: Props) {
  const drawn = isDrawn(name);
  return (
    <svg
      className={`icon ${className}`}
      viewBox={drawn ? '0 0 24 24' : '0 0 512 512'}
      width={size}
      height={size}
      style={ICON_STYLE}
      role="img"
      aria-label={label}
      aria-hidden={!label}
      focusable="false"
    >
      <IconPath name={name} />
    </svg>
  );
});

const ICON_STYLE = { flex: 'none', verticalAlign: '-0.14em' } as const;

/** Only the path, for drawings that hold the sign: on a square of 512, or of 24 if it is one of our own. */
export function IconPath({ name }: { name: IconName }): ReactNode {
  if (!isDrawn(name)) return <path fill="currentColor" d={known[name]} />;
  return (
    <path
      d={DRAWN_ICONS[name]}
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={2.1}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
