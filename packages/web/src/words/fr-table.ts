import merchantOfVenus from '@fondaco/merchant-of-venus/locales/fr.json';
import merchantOfVenusFace from '../games/merchant-of-venus/locales/fr.json';
import merchantOfVenusStandardFace from '../games/merchant-of-venus/standard/locales/fr.json';
import oltreMareFace from '../games/oltre-mare/locales/fr.json';
import table from '../table/locales/fr.json';

export const messages = {
  ...merchantOfVenus,
  ...merchantOfVenusFace,
  ...merchantOfVenusStandardFace,
  ...oltreMareFace,
  ...table,
};
