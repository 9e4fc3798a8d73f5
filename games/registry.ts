// Every game there is: one line each.

export { manifest as lanterns } from './lanterns/manifest.ts';
export { manifest as merchantOfVenusClassic } from './merchant-of-venus/classic/manifest.ts';
export { manifest as merchantOfVenusStandard } from './merchant-of-venus/standard/manifest.ts';
export { manifest as oltreMare } from './oltre-mare/manifest.ts';
