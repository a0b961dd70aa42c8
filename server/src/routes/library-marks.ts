import { z } from '@hono/zod-openapi';
import { networkOf } from '@whetstone/auth';
import { libraryMark, promptReport, reportAnswer } from '@whetstone/contract';
import type { Context } from 'hono';
import type { SignedIn } from '../http/authenticate.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { favoritePrompt } from '../services/library/favorite-prompt.ts';
import { reportPrompt } from '../services/library/report.ts';
import { voteForPrompt } from '../services/library/vote-for-prompt.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';

const params = z.object({ id: z.uuid() });

/** Favourites, votes and reports of a signed-in reader. */
export const libraryMarkRoutes = (dependencies: Dependencies) => {
  const { database, settings } = dependencies;
  const { put, post, del } = signedInRoutes(dependencies);
  const marked = answers(libraryMark, 'Your vote for the prompt, and whether it is a favorite');
  const network = (c: Context) => networkOf(clientAddress(c, settings.trustedProxyHops));
  return openApi<SignedIn>()
    .openapi(
      ...put('/library/{id}/favorite', { params }, marked, ({ act, valid }) =>
        act(favoritePrompt, valid('param').id, true),
      ),
    )
    .openapi(
      ...del('/library/{id}/favorite', { params }, marked, ({ act, valid }) =>
        act(favoritePrompt, valid('param').id, false),
      ),
    )
    .openapi(
      ...put('/library/{id}/vote', { params }, marked, ({ act, c, valid }) =>
        act(voteForPrompt, valid('param').id, { isOn: true, network: network(c) }),
      ),
    )
    .openapi(
      ...del('/library/{id}/vote', { params }, marked, ({ act, c, valid }) =>
        act(voteForPrompt, valid('param').id, { isOn: false, network: network(c) }),
      ),
    )
    .openapi(
      ...post(
        '/library/{id}/report',
        { params, body: jsonBody(promptReport) },
        answers(reportAnswer, 'Whether the report is new'),
        async ({ act, claims, valid }) => {
          await takeLimit(database, limits.report, claims.sub);
          return { reported: await act(reportPrompt, valid('param').id, valid('json')) };
        },
      ),
    );
};
