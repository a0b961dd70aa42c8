import type { Folder, SavedView, TransferView } from '@whetstone/contract';
import { pathOf } from './folder-paths.ts';

/** Views as an export has them: a folder by its path, since its id means nothing elsewhere. */
export const transferViews = (
  views: readonly SavedView[],
  folders: ReadonlyMap<string, Folder>,
): TransferView[] =>
  views.map(({ name, filters: { folder, ...filters } }) => {
    if (folder === undefined || folder === 'none')
      return { name, filters: { ...filters, ...(folder && { folder }) } };
    const path = pathOf(folders, folder);
    return { name, filters: path.length > 0 ? { ...filters, folder: path } : filters };
  });
