import { addIcons } from './icon.tsx';
import { TABLE_ICONS } from './table-icons.ts';

addIcons(TABLE_ICONS);
