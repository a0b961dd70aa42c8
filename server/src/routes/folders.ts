import { createRoute, z } from '@hono/zod-openapi';
import {
  deletedFolders,
  folder,
  folderDeletion,
  folderInput,
  folderList,
  folderPatch,
} from '@whetstone/contract';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { createFolder } from '../services/folders/create-folder.ts';
import { deleteFolder } from '../services/folders/delete-folder.ts';
import { listDeletedFolders } from '../services/folders/list-deleted-folders.ts';
import { listFolders } from '../services/folders/list-folders.ts';
import { restoreFolder } from '../services/folders/restore-folder.ts';
import { updateFolder } from '../services/folders/update-folder.ts';

const params = z.object({ id: z.uuid() });

export const folderRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const middleware = authenticate(dependencies);
  return openApi<SignedIn>()
    .openapi(
      createRoute({
        method: 'get',
        path: '/folders',
        middleware,
        responses: answers(folderList, 'All your folders'),
      }),
      async (c) => {
        const claims = c.get('claims');
        return c.json({ items: await database.actingAs(claims, (tx) => listFolders(tx, claims)) }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/folders',
        middleware,
        request: { body: jsonBody(folderInput) },
        responses: answers(folder, 'The new folder'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const input = c.req.valid('json');
        return c.json(await database.actingAs(claims, (tx) => createFolder(tx, claims, input)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/folders/{id}',
        middleware,
        request: { params, body: jsonBody(folderPatch) },
        responses: answers(folder, 'The changed folder'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        const patch = c.req.valid('json');
        return c.json(await database.actingAs(claims, (tx) => updateFolder(tx, claims, id, patch)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/folders/{id}',
        middleware,
        request: { params },
        responses: answers(folderDeletion, 'The folder that is gone, and what moved one level up'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        return c.json(await database.actingAs(claims, (tx) => deleteFolder(tx, claims, id)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/folders/deleted',
        middleware,
        responses: answers(deletedFolders, 'Folders whose deletion you can undo'),
      }),
      async (c) => {
        const claims = c.get('claims');
        return c.json(await database.actingAs(claims, (tx) => listDeletedFolders(tx, claims)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/folders/{id}/restore',
        middleware,
        request: { params },
        responses: answers(folder, 'The folder, back with what lay in it'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        return c.json(await database.actingAs(claims, (tx) => restoreFolder(tx, claims, id)), 200);
      },
    );
};
