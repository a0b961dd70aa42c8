export { generateVisual, lintVisual } from './generate-visual.ts';
export type { GeneratedVisual, VisualOptions } from './generate-in-medium.ts';
export type { Variation } from './plan/vary-scene.ts';
