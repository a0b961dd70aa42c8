export type { ContentOptions } from './content-options.ts';
export { generateContent } from './generate-content.ts';
export { lintContent } from './lint-content.ts';
