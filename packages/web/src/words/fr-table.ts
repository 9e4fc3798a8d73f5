import oltreMareFace from '../games/oltre-mare/locales/fr.json';
import table from '../table/locales/fr.json';

export const messages = { ...oltreMareFace, ...table };
