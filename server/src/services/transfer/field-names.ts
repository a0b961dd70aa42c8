/** The fields of a prompt in a file. */
export const fieldNames = [
  'title',
  'description',
  'prompt_text',
  'category',
  'tags',
  'use_case',
  'folder',
  'is_public',
  'created_at',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** Names that other tools give to the same thing. */
const aliases: ReadonlyMap<string, FieldName> = new Map([
  ['act', 'title'],
  ['name', 'title'],
  ['prompt', 'prompt_text'],
  ['text', 'prompt_text'],
  ['content', 'prompt_text'],
  ...fieldNames.map((name) => [name, name] as const),
]);

/** The field that a column or key means, however it is spelled; undefined for one that prompts do not have. */
export const fieldOf = (name: string): FieldName | undefined =>
  aliases.get(
    name
      .trim()
      .replace(/([a-z])(?=[A-Z])/g, '$1_')
      .toLowerCase()
      .replaceAll(/[ -]/g, '_'),
  );

/** The description followed by what stands under names that prompts do not have, so that nothing of the file is lost. */
export const withExtras = (description: string, extras: readonly (readonly [string, string])[]): string =>
  [...(description === '' ? [] : [description]), ...extras.map(([name, value]) => `${name}: ${value}`)].join(
    '\n',
  );
