import { z } from '@hono/zod-openapi';
import {
  authorPage,
  authorPageQuery,
  ownAuthor,
  promptReport,
  publicNameInput,
  reportAnswer,
} from '@whetstone/contract';
import type { MaybeSignedIn } from '../http/authenticate-if-any.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes, visitorRoutes } from '../http/person-routes.ts';
import { ServiceError } from '../http/service-error.ts';
import { readPublicName } from '../services/authors/author-name.ts';
import { getAuthorPage } from '../services/authors/get-author-page.ts';
import {
  getOwnAuthor,
  namesOfAdmins,
  removePublicName,
  setPublicName,
} from '../services/authors/own-author.ts';
import { reportAuthor } from '../services/library/report.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';

const params = z.object({ slug: z.string().max(120) });

/** Pages of authors who chose a public name, for everyone. */
export const authorRoutes = (dependencies: Dependencies) => {
  const { get } = visitorRoutes(dependencies);
  return openApi<MaybeSignedIn>().openapi(
    ...get(
      '/authors/{slug}',
      { params, query: authorPageQuery },
      answers(authorPage, 'An author’s public prompts and collections'),
      ({ act, valid }) => act(getAuthorPage, valid('param').slug, valid('query').cursor),
    ),
  );
};

/** One's own public name, and reports of those of others. */
export const ownAuthorRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const { get, put, post, del } = signedInRoutes(dependencies);
  return openApi<SignedIn>()
    .openapi(
      ...get('/account/author', {}, answers(ownAuthor, 'Your public name, if you chose one'), ({ act }) =>
        act(getOwnAuthor),
      ),
    )
    .openapi(
      ...put(
        '/account/author',
        { body: jsonBody(publicNameInput) },
        answers(ownAuthor, 'Your public name'),
        async ({ act, claims, valid }) => {
          const name = readPublicName(valid('json').name);
          await takeLimit(database, limits.publicName, claims.sub);
          const taken = await database.asService((tx) => namesOfAdmins(tx, claims.sub));
          if (taken.has(name.key))
            throw new ServiceError('conflict', 'This name could be mistaken for ours. Choose another one.');
          return act(setPublicName, name);
        },
      ),
    )
    .openapi(
      ...del('/account/author', {}, answers(ownAuthor, 'No public name anymore'), ({ act }) =>
        act(removePublicName),
      ),
    )
    .openapi(
      ...post(
        '/authors/{slug}/report',
        { params, body: jsonBody(promptReport) },
        answers(reportAnswer, 'Whether the report is new'),
        async ({ act, claims, valid }) => {
          await takeLimit(database, limits.report, claims.sub);
          return { reported: await act(reportAuthor, valid('param').slug, valid('json')) };
        },
      ),
    );
};
