import { binDays } from '@whetstone/contract/limits';
import type { Folder, FolderDeletion } from '@whetstone/contract';

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

const listed = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/** What deleting the folder does to its contents, in sentences. */
export function deletionWords(folders: readonly Folder[], folder: Folder): string[] {
  const inside = folders.filter(({ parent_id }) => parent_id === folder.id);
  const beside = folders.filter(({ id, parent_id }) => parent_id === folder.parent_id && id !== folder.id);
  const above = folders.find(({ id }) => id === folder.parent_id);
  const taken = new Set(beside.map(({ name }) => name.toLowerCase()));
  const toRename = inside.filter(({ name }) => taken.has(name.toLowerCase()));
  const contents = [
    ...(folder.prompts > 0 ? [counted(folder.prompts, 'prompt')] : []),
    ...(inside.length > 0
      ? [`${counted(inside.length, 'folder')} with everything in ${inside.length === 1 ? 'it' : 'them'}`]
      : []),
  ];
  const isOne = folder.prompts + inside.length === 1;
  return [
    contents.length === 0
      ? 'It is empty.'
      : `${contents.join(' and ')} ${isOne ? 'moves' : 'move'} up ${above ? `to “${above.name}”` : 'to the top level'}.`,
    ...(toRename.length > 0
      ? [
          `${listed(toRename.map(({ name }) => name))} will be renamed with a number because ${toRename.length === 1 ? 'a folder with that name already exists' : 'folders with those names already exist'}.`,
        ]
      : []),
    `You can undo this from the trash for ${binDays} days.`,
  ];
}

/** Which folders have another name since the deletion; nothing when none has. */
export const renamingWords = (moved: FolderDeletion['folders']): string =>
  moved
    .filter(({ name, moved_name }) => name !== moved_name)
    .map(({ name, moved_name }) => `“${name}” is now “${moved_name}”.`)
    .join(' ');
