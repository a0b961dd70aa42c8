export { generateCodeWith } from './generate-code-with.ts';
export type { CodePacks, MissingPacks } from './packs/code-packs.ts';
