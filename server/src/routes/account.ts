import { createRoute, z } from '@hono/zod-openapi';
import { account, accountPatch } from '@whetstone/contract';
import type { TypedResponse } from 'hono';
import type { JSONValue } from 'hono/utils/types';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { streamText } from '../http/stream-text.ts';
import { exportAccount } from '../services/account/export-account.ts';
import { getAccount } from '../services/account/get-account.ts';
import { openAccount } from '../services/account/open-account.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';
import { updateAccount } from '../services/account/update-account.ts';

/** A file for the person to keep; its parts are rows as they are stored. */
const accountExport = z.record(z.string(), z.unknown()).openapi('AccountExport');

export const accountRoutes = (dependencies: Dependencies) => {
  const { database, log, settings } = dependencies;
  const accountsAreElsewhere = settings.auth.externalUrl !== undefined;
  const { get, post, patch } = signedInRoutes(dependencies);
  return openApi<SignedIn>()
    .openapi(
      ...get('/account', {}, answers(account, 'Profile, usage and role'), ({ act }) => act(getAccount)),
    )
    .openapi(
      ...post(
        '/account',
        {},
        answers(
          account,
          'The account; if accounts are kept by another service, the first visit creates the profile',
        ),
        ({ act }) => act(accountsAreElsewhere ? openAccount : getAccount),
      ),
    )
    .openapi(
      ...patch(
        '/account',
        { body: jsonBody(accountPatch) },
        answers(account, 'The changed account'),
        ({ act, valid }) => act(updateAccount, valid('json')),
      ),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/account/export',
        middleware: authenticate(dependencies),
        responses: answers(accountExport, 'Everything held about the caller, as a file to download'),
      }),
      async (c) => {
        const claims = c.get('claims');
        await takeLimit(database, limits.export, claims.sub);
        const headers = {
          'content-type': 'application/json',
          'content-disposition': 'attachment; filename="whetstone-account.json"',
          'cache-control': 'no-store',
        };
        const file = await streamText(exportAccount(dependencies, claims), headers, log);
        // Hono knows the type of a body only when all of it is there.
        return file as typeof file & TypedResponse<Record<string, JSONValue>, 200, 'json'>;
      },
    );
};
