import oltreMareFace from '../games/oltre-mare/locales/ru.json';
import table from '../table/locales/ru.json';

export const messages = { ...oltreMareFace, ...table };
