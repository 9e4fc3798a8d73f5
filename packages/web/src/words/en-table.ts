import oltreMareFace from '../games/oltre-mare/locales/en.json';
import table from '../table/locales/en.json';

export const messages = { ...oltreMareFace, ...table };
