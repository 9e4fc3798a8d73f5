import kernel from '@fondaco/kernel/locales/fr.json';
import oltreMare from '@fondaco/oltre-mare/locales/fr.json';
import server from '@fondaco/server/locales/fr.json';
import local from '../local/locales/fr.json';
import screens from '../screens/locales/fr.json';

export const messages = {
  ...kernel,
  ...oltreMare,
  ...server,
  ...local,
  ...screens,
};
