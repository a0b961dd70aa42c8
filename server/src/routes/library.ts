import { createRoute, z } from '@hono/zod-openapi';
import { libraryFacets, libraryPage, libraryPrompt, libraryQuery } from '@whetstone/contract';
import { authenticateIfAny, type MaybeSignedIn } from '../http/authenticate-if-any.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, openApi } from '../http/open-api.ts';
import { getLibraryFacets } from '../services/library/get-library-facets.ts';
import { getLibraryPrompt } from '../services/library/get-library-prompt.ts';
import { listLibrary } from '../services/library/list-library.ts';

const params = z.object({ id: z.uuid() });

/** The public library as anyone reads it; a signed-in reader also sees what they marked. */
export const libraryRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const maybeSignedIn = authenticateIfAny(dependencies);
  return openApi<MaybeSignedIn>()
    .openapi(
      createRoute({
        method: 'get',
        path: '/library',
        middleware: [maybeSignedIn] as const,
        request: { query: libraryQuery },
        responses: answers(libraryPage, 'A page of public prompts'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const query = c.req.valid('query');
        return c.json(await database.actingAs(claims, (tx) => listLibrary(tx, claims, query)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/library/facets',
        middleware: [maybeSignedIn] as const,
        responses: answers(libraryFacets, 'Counts, popular tags and trending prompts'),
      }),
      async (c) => c.json(await database.actingAs(c.get('claims'), getLibraryFacets), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/library/{id}',
        middleware: [maybeSignedIn] as const,
        request: { params },
        responses: answers(libraryPrompt, 'One public prompt'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        return c.json(await database.actingAs(claims, (tx) => getLibraryPrompt(tx, claims, id)), 200);
      },
    );
};
