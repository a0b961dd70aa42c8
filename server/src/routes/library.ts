import { z } from '@hono/zod-openapi';
import { libraryFacets, libraryPage, libraryPrompt, libraryQuery } from '@whetstone/contract';
import type { MaybeSignedIn } from '../http/authenticate-if-any.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, openApi } from '../http/open-api.ts';
import { visitorRoutes } from '../http/person-routes.ts';
import { getLibraryFacets } from '../services/library/get-library-facets.ts';
import { getLibraryPrompt } from '../services/library/get-library-prompt.ts';
import { listLibrary } from '../services/library/list-library.ts';

const params = z.object({ id: z.uuid() });

/** The public library as anyone reads it; a signed-in reader also sees what they marked. */
export const libraryRoutes = (dependencies: Dependencies) => {
  const { get } = visitorRoutes(dependencies);
  return openApi<MaybeSignedIn>()
    .openapi(
      ...get(
        '/library',
        { query: libraryQuery },
        answers(libraryPage, 'A page of public prompts'),
        ({ act, valid }) => act(listLibrary, valid('query')),
      ),
    )
    .openapi(
      ...get(
        '/library/facets',
        {},
        answers(libraryFacets, 'Counts, popular tags and trending prompts'),
        ({ act }) => act(getLibraryFacets),
      ),
    )
    .openapi(
      ...get('/library/{id}', { params }, answers(libraryPrompt, 'One public prompt'), ({ act, valid }) =>
        act(getLibraryPrompt, valid('param').id),
      ),
    );
};
