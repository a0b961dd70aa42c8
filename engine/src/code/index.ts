export type { CodeOptions } from './code-options.ts';
export { generateCode } from './generate-code.ts';
export { lintCode } from './lint-code.ts';
