export { generateContentWith } from './generate-content-with.ts';
export type { ContentPack, ContentPacks, MissingPack } from './packs/content-packs.ts';
