import { violatedConstraint } from '@whetstone/database';
import { ServiceError } from '../../http/service-error.ts';

/** The same answer for a folder that does not exist and for one that is somebody else's. */
export const folderNotFound = (cause?: unknown) =>
  new ServiceError('not_found', 'This folder does not exist.', { cause });

/** What the database's rules about folders say to a person. */
export const refuseFolder = (cause: unknown): never => {
  switch (violatedConstraint(cause)) {
    case 'folders_name_idx':
      throw new ServiceError('conflict', 'There is already a folder with this name here.', { cause });
    case 'folders_no_cycle':
      throw new ServiceError('conflict', 'A folder can’t be placed inside itself.', { cause });
    case 'folders_depth':
      throw new ServiceError('conflict', 'Folders can be nested up to ten levels deep.', { cause });
    case 'folders_parent_fkey':
      throw folderNotFound(cause);
    default:
      throw cause;
  }
};
