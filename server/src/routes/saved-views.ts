import { z } from '@hono/zod-openapi';
import { savedView, savedViewInput, savedViews } from '@whetstone/contract';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { forgetView, keepView, listViews } from '../services/prompts/saved-views.ts';

const params = z.object({ id: z.uuid() });

/** Views of My Library that a person keeps. */
export const savedViewRoutes = (dependencies: Dependencies) => {
  const { get, put, del } = signedInRoutes(dependencies);
  return openApi<SignedIn>()
    .openapi(
      ...get('/views', {}, answers(savedViews, 'Your saved views'), async ({ act }) => ({
        items: await act(listViews),
      })),
    )
    .openapi(
      ...put('/views', { body: jsonBody(savedViewInput) }, answers(savedView, 'The view'), ({ act, valid }) =>
        act(keepView, valid('json')),
      ),
    )
    .openapi(
      ...del('/views/{id}', { params }, answers(savedView, 'The deleted view'), ({ act, valid }) =>
        act(forgetView, valid('param').id),
      ),
    );
};
