import merchantOfVenus from '@fondaco/merchant-of-venus/locales/ru.json';
import merchantOfVenusFace from '../games/merchant-of-venus/locales/ru.json';
import merchantOfVenusStandardFace from '../games/merchant-of-venus/standard/locales/ru.json';
import oltreMareFace from '../games/oltre-mare/locales/ru.json';
import table from '../table/locales/ru.json';

export const messages = {
  ...merchantOfVenus,
  ...merchantOfVenusFace,
  ...merchantOfVenusStandardFace,
  ...oltreMareFace,
  ...table,
};
