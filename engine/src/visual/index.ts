export { generateVisual, lintVisual, type GeneratedVisual, type VisualOptions } from './generate-visual.ts';
export type { Variation } from './plan/vary-scene.ts';
