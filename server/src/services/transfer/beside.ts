import { folderPath, transferView, type TransferView } from '@whetstone/contract';
import { z } from 'zod';
import { FileRefusal, type Reading } from './file-entry.ts';

/** What an export of a whole library holds besides prompts. */
export interface Beside {
  readonly folders: readonly (readonly string[])[];
  readonly views: readonly TransferView[];
}

const mostFolders = 2000;
const mostViews = 50;

const beside = z.object({
  folders: z.array(folderPath).max(mostFolders).default([]),
  views: z.array(transferView).max(mostViews).default([]),
});

/** The folders and views of exports of ours. Throws {@link FileRefusal} for those that were changed beyond reading. */
export const readBeside = (found: readonly NonNullable<Reading['beside']>[]): Beside => {
  const read = found.map((one) => {
    const { data } = beside.safeParse(one);
    if (!data)
      throw new FileRefusal(
        'The folders or views in this export cannot be read. Remove "folders" and "views" from the file to import only the prompts.',
      );
    return data;
  });
  return { folders: read.flatMap(({ folders }) => folders), views: read.flatMap(({ views }) => views) };
};
