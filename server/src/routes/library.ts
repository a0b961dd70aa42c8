import { z } from '@hono/zod-openapi';
import { limitSubject, networkOf } from '@whetstone/auth';
import {
  copyCounted,
  libraryFacets,
  libraryPage,
  libraryPrompt,
  libraryQuery,
  similarPrompts,
} from '@whetstone/contract';
import type { MaybeSignedIn } from '../http/authenticate-if-any.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, openApi } from '../http/open-api.ts';
import { visitorRoutes } from '../http/person-routes.ts';
import { countUse } from '../services/library/count-use.ts';
import { getLibraryFacets } from '../services/library/get-library-facets.ts';
import { getLibraryPrompt } from '../services/library/get-library-prompt.ts';
import { listLibrary } from '../services/library/list-library.ts';
import { listSimilar } from '../services/library/list-similar.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';

const params = z.object({ id: z.uuid() });

/** The public library as anyone reads it; a signed-in reader also sees what they marked. */
export const libraryRoutes = (dependencies: Dependencies) => {
  const { database, settings } = dependencies;
  const { get, post } = visitorRoutes(dependencies);
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
    )
    .openapi(
      ...get(
        '/library/{id}/similar',
        { params },
        answers(similarPrompts, 'Prompts similar to this one'),
        async ({ act, valid }) => ({ items: await act(listSimilar, valid('param').id) }),
      ),
    )
    .openapi(
      ...post(
        '/library/{id}/copies',
        { params },
        answers(copyCounted, 'Whether the copy was counted'),
        async ({ act, c, valid }) => {
          const address = clientAddress(c, settings.trustedProxyHops);
          await takeLimit(database, limits.copy, limitSubject(address));
          const counted = await act((tx) => countUse(tx, [valid('param').id], 'copies', networkOf(address)));
          return { counted: counted > 0 };
        },
      ),
    );
};
