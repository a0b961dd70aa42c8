export { generateVisual, lintVisual } from './generate-visual.ts';
export type { GeneratedVisual, LaterParts, VisualOptions } from './generate-in-medium.ts';
export type { Variation } from './plan/vary-scene.ts';
