export { generateVisual, lintVisual } from './generate-visual.ts';
export type { GeneratedVisual, Variation } from './generate-visual.ts';
export { writeVisual } from './write-visual.ts';
export type { VisualRequest as VisualOptions } from './visual-request.ts';
