import { isFields, type Fields } from './fields.ts';

const idOf = (value: unknown): string => {
  if (isFields(value)) return String(value['$oid'] ?? value['_id'] ?? '');
  return typeof value === 'string' ? value : '';
};

/**
 * LibreChat keeps groups and their prompts in two collections; this joins them, the text in use with its group. Undefined
 * for a file of another tool.
 */
export const joinLibreChat = (file: Fields): Fields[] | undefined => {
  const groups = file['promptGroups'] ?? file['promptgroups'] ?? file['groups'];
  const prompts = file['prompts'];
  if (!Array.isArray(groups) || !Array.isArray(prompts)) return undefined;
  return groups.filter(isFields).flatMap((group) => {
    const inside = prompts.filter(isFields).filter(({ groupId }) => idOf(groupId) === idOf(group['_id']));
    const used = inside.find(({ _id }) => idOf(_id) === idOf(group['productionId'])) ?? inside.at(-1);
    const earlier = inside.filter((prompt) => prompt !== used).map(({ prompt }) => prompt);
    const more = earlier.length > 0 ? { 'earlier texts': earlier } : {};
    return [{ oneliner: '', ...group, prompt: used?.['prompt'] ?? '', ...more }];
  });
};
