export { generateContentWith } from './generate-content-with.ts';
export type { ContentPack, ContentPacks, MissingPacks } from './packs/content-packs.ts';
