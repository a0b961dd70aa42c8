import type { Folder } from '@whetstone/contract';

export interface FolderRow {
  folder: Folder;
  /** 0 for a folder at the top. */
  depth: number;
  /** Prompts in it and in all folders below it. */
  prompts: number;
}

/** Folders as a tree read from top to bottom: each parent before its children, siblings as the list has them. */
export function folderTree(folders: readonly Folder[]): FolderRow[] {
  const inside = Map.groupBy(folders, ({ parent_id }) => parent_id);
  const below = (parent: string | null, depth: number): FolderRow[] =>
    (inside.get(parent) ?? []).flatMap((folder) => {
      const rows = below(folder.id, depth + 1);
      const direct = rows.filter((row) => row.depth === depth + 1);
      const prompts = direct.reduce((sum, row) => sum + row.prompts, folder.prompts);
      return [{ folder, depth, prompts }, ...rows];
    });
  return below(null, 0);
}

/** A choice of folders for a select, indented; leaves out one folder with all below it. */
export function folderOptions(folders: readonly Folder[], without?: string) {
  const rows = folderTree(folders);
  const start = rows.findIndex(({ folder }) => folder.id === without);
  const depth = rows[start]?.depth ?? 0;
  const next = rows.findIndex((row, index) => index > start && row.depth <= depth);
  const end = start === -1 ? 0 : next === -1 ? rows.length : next;
  return [...rows.slice(0, Math.max(start, 0)), ...rows.slice(end)].map(({ folder, depth }) => ({
    value: folder.id,
    label: `${'\u2003'.repeat(depth)}${folder.name}`,
  }));
}
