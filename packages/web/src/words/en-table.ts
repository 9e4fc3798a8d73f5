import merchantOfVenus from '@fondaco/merchant-of-venus/locales/en.json';
import merchantOfVenusFace from '../games/merchant-of-venus/locales/en.json';
import merchantOfVenusStandardFace from '../games/merchant-of-venus/standard/locales/en.json';
import oltreMareFace from '../games/oltre-mare/locales/en.json';
import table from '../table/locales/en.json';

export const messages = {
  ...merchantOfVenus,
  ...merchantOfVenusFace,
  ...merchantOfVenusStandardFace,
  ...oltreMareFace,
  ...table,
};
