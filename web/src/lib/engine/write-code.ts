import type { CodeOptions, Generated } from '@whetstone/engine';
import type { KindGroup, KindPacks } from '@whetstone/engine/code/with-kinds';

const loaders: { [Group in KindGroup]: () => Promise<KindPacks[Group]> } = {
  people: async () => (await import('@whetstone/engine/code/kinds/people-kinds')).peopleKinds,
  tools: async () => (await import('@whetstone/engine/code/kinds/tool-kinds')).toolKinds,
  components: async () => (await import('@whetstone/engine/code/kinds/part-kinds')).componentKinds,
  features: async () => (await import('@whetstone/engine/code/kinds/part-kinds')).featureKinds,
  subjects: async () => (await import('@whetstone/engine/code/kinds/subject-kinds')).subjectKinds,
};
const held: Partial<KindPacks> = {};

/**
 * The prompt of `generateCode`, byte for byte, written in the browser with no more of the engine than the goal needs.
 * Rejects when a part of the engine cannot be fetched.
 */
export async function writeCode(options: CodeOptions): Promise<Generated> {
  const { generateCodeWith } = await import('@whetstone/engine/code/with-kinds');
  for (;;) {
    const generated = generateCodeWith(options, held);
    if (!('missing' in generated)) return generated;
    const loaded = generated.missing.map(async (group) => ({ [group]: await loaders[group]() }));
    Object.assign(held, ...(await Promise.all(loaded)));
  }
}
