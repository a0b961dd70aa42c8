import { z } from '@hono/zod-openapi';
import {
  deletedFolders,
  folder,
  folderDeletion,
  folderInput,
  folderList,
  folderPatch,
} from '@whetstone/contract';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { createFolder } from '../services/folders/create-folder.ts';
import { deleteFolder } from '../services/folders/delete-folder.ts';
import { listDeletedFolders } from '../services/folders/list-deleted-folders.ts';
import { listFolders } from '../services/folders/list-folders.ts';
import { restoreFolder } from '../services/folders/restore-folder.ts';
import { updateFolder } from '../services/folders/update-folder.ts';

const params = z.object({ id: z.uuid() });

export const folderRoutes = (dependencies: Dependencies) => {
  const { get, post, patch, del } = signedInRoutes(dependencies);
  return openApi<SignedIn>()
    .openapi(
      ...get('/folders', {}, answers(folderList, 'All your folders'), async ({ act }) => ({
        items: await act(listFolders),
      })),
    )
    .openapi(
      ...post(
        '/folders',
        { body: jsonBody(folderInput) },
        answers(folder, 'The new folder'),
        ({ act, valid }) => act(createFolder, valid('json')),
      ),
    )
    .openapi(
      ...patch(
        '/folders/{id}',
        { params, body: jsonBody(folderPatch) },
        answers(folder, 'The changed folder'),
        ({ act, valid }) => act(updateFolder, valid('param').id, valid('json')),
      ),
    )
    .openapi(
      ...del(
        '/folders/{id}',
        { params },
        answers(folderDeletion, 'The deleted folder, and what moved up one level'),
        ({ act, valid }) => act(deleteFolder, valid('param').id),
      ),
    )
    .openapi(
      ...get(
        '/folders/deleted',
        {},
        answers(deletedFolders, 'Folders whose deletion you can undo'),
        ({ act }) => act(listDeletedFolders),
      ),
    )
    .openapi(
      ...post(
        '/folders/{id}/restore',
        { params },
        answers(folder, 'The restored folder with what was in it'),
        ({ act, valid }) => act(restoreFolder, valid('param').id),
      ),
    );
};
