import type { CodeOptions, Generated } from '@whetstone/engine';
import type { CodePacks } from '@whetstone/engine/code/with-packs';

const loaders: { [Name in keyof CodePacks]: () => Promise<CodePacks[Name]> } = {
  people: async () => (await import('@whetstone/engine/code/kinds/people-kinds')).peopleKinds,
  tools: async () => (await import('@whetstone/engine/code/kinds/tool-kinds')).toolKinds,
  components: async () => (await import('@whetstone/engine/code/kinds/part-kinds')).componentKinds,
  features: async () => (await import('@whetstone/engine/code/kinds/part-kinds')).featureKinds,
  subjects: async () => (await import('@whetstone/engine/code/kinds/subject-kinds')).subjectKinds,
  parts: async () => (await import('@whetstone/engine/code/packs/parts')).parts,
  sites: async () => (await import('@whetstone/engine/code/packs/sites')).sites,
  changes: async () => (await import('@whetstone/engine/code/packs/changes')).changes,
  programs: async () => (await import('@whetstone/engine/code/packs/programs')).programs,
  rules: async () => (await import('@whetstone/engine/code/packs/rules')).rules,
};
const held: Partial<CodePacks> = {};

/**
 * The prompt of `generateCode`, byte for byte, written in the browser with no more of the engine than the goal needs.
 * Rejects when a part of the engine cannot be fetched.
 */
export async function writeCode(options: CodeOptions): Promise<Generated> {
  const { generateCodeWith } = await import('@whetstone/engine/code/with-packs');
  for (;;) {
    const generated = generateCodeWith(options, held);
    if (!('missing' in generated)) return generated;
    const loaded = generated.missing.map(async (name) => ({ [name]: await loaders[name]() }));
    Object.assign(held, ...(await Promise.all(loaded)));
  }
}
