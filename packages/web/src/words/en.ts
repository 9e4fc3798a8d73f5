import kernel from '@fondaco/kernel/locales/en.json';
import oltreMare from '@fondaco/oltre-mare/locales/en.json';
import server from '@fondaco/server/locales/en.json';
import oltreMareFace from '../games/oltre-mare/locales/en.json';
import local from '../local/locales/en.json';
import screens from '../screens/locales/en.json';
import table from '../table/locales/en.json';

export const messages = {
  ...kernel,
  ...oltreMare,
  ...server,
  ...oltreMareFace,
  ...local,
  ...screens,
  ...table,
};
