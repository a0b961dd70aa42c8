/** All that is loaded only once a model is at work, as one file. */
export { stopGeneration } from '../../../lib/api/stream-generation.ts';
export { resumeWriting, rewriteByModel, writeByModel } from './write-by-model.ts';
export { WritingLine } from './writing-line.tsx';
export { WritingSheet } from './writing-sheet.tsx';
