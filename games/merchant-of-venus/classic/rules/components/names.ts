/** Things the rules refer to by name; a pack gives their values. */
export const RELICS = [
  'jumpStart',
  'gateLock',
  'yellowDrive',
  'switchSwitch',
  'shield',
  'autopilot',
  'spyEye',
  'airFoil',
  'mulliganGear',
] as const;
export type RelicId = (typeof RELICS)[number];

export const EQUIPMENT = ['shield', 'yellowDrive', 'redDrive', 'comboDrive'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

export const SHIPS = ['scout', 'clipper', 'transport', 'freighter'] as const;
export type ShipClass = (typeof SHIPS)[number];

export const SCIENCES = ['biotech', 'industry', 'technology', 'metaphysics', 'primitive'] as const;
export type Science = (typeof SCIENCES)[number];
