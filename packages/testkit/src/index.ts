export * from './conformance/index.ts';
export { counted, soak } from './counts.ts';
export { lanterns } from './small-game/index.ts';
