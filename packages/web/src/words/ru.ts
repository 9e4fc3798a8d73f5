import kernel from '@fondaco/kernel/locales/ru.json';
import oltreMare from '@fondaco/oltre-mare/locales/ru.json';
import server from '@fondaco/server/locales/ru.json';
import local from '../local/locales/ru.json';
import screens from '../screens/locales/ru.json';

export const messages = {
  ...kernel,
  ...oltreMare,
  ...server,
  ...local,
  ...screens,
};
