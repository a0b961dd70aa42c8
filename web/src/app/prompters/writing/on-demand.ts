/** All that is loaded only once a model is at work, as one file. */
export { stopWriting } from './stop-writing.ts';
export { resumeWriting, rewriteByModel, writeByModel } from './write-by-model.ts';
export { WritingLine } from './writing-line.tsx';
export { WritingSheet } from './writing-sheet.tsx';
