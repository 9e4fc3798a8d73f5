import kernel from '@fondaco/kernel/locales/en.json';
import oltreMare from '@fondaco/oltre-mare/locales/en.json';
import server from '@fondaco/server/locales/en.json';
import local from '../local/locales/en.json';
import screens from '../screens/locales/en.json';

export const messages = {
  ...kernel,
  ...oltreMare,
  ...server,
  ...local,
  ...screens,
};
