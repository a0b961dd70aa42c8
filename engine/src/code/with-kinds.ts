export { generateCodeWith } from './generate-code-with.ts';
export type { KindGroup, KindPacks, MissingKinds } from './kinds/kind-packs.ts';
