import { addIcons } from './icon.tsx';
import { STAR_ICONS } from './star-icons.ts';

addIcons(STAR_ICONS);
